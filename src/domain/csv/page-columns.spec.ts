import { pageColumns } from './page-columns';

it.each([
  ['English', 'URL,Name,Title 1,Meta Description 1,H1-1,Tags'],
  ['underscores and case', 'PAGE_URL,name,Meta_Title,META-DESCRIPTION,h1,labels'],
  ['German', 'Adresse,Name,Seitentitel,Beschreibung,Überschrift,Schlagwörter'],
  ['French', 'Lien,Nom,Titre,Méta-description,Titre H1,Étiquettes'],
  ['Spanish', 'Enlace,Nombre,Título,Descripción,Encabezado,Etiquetas'],
  ['Italian', 'Indirizzo,Nome,Titolo,Descrizione,Intestazione,Etichette'],
  ['Portuguese', 'Endereço,Nome,Título,Descrição,Cabeçalho,Etiquetas'],
  ['Dutch', 'Adres,Naam,Paginatitel,Omschrijving,Kop,Labels'],
  ['Polish', 'Adres URL,Nazwa,Tytuł,Opis,Nagłówek,Tagi'],
  ['Turkish', 'BAĞLANTI,Ad,Başlık,Açıklama,H1,Etiketler'],
  ['Arabic', 'الرابط,الاسم,العنوان,الوصف,العنوان الرئيسي,الوسوم'],
])('finds the columns of a list of pages in %s', (_, header) => {
  expect(pageColumns(header.split(','))).toEqual({
    ...{ address: 0, name: 1, title: 2, description: 3, h1: 4, tags: 5 },
  });
});

it('takes the first of two columns of one meaning, and none that it does not know', () => {
  expect(pageColumns(['Clicks', 'URL', 'Address', ''])).toEqual({ address: 1 });
});
