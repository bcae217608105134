/** Made by scripts/make-territory-table.mjs of the Unicode CLDR (cldr-core 48.2.0, Unicode License v3). */

/** Each territory with its official languages (`+`) and those of at least a tenth of its people (`=`), in percent. */
export const TERRITORY_TABLE =
  'AC en=99|AD ca+51 es=43|AE ar+78 en=50|AF fa+50 ps+43|AG en+86|AI en+95|AL sq+100|AM hy+99 ru=65|AO ' +
  'pt+67 umb=29 kmb=25|AQ|AR es+100|AS sm+99 en+97|AT de+97 bar=95 en=73 fr=13|AU en+96|AW nl+97 pap+61|' +
  'AX sv+99|AZ az+89 az-Cyrl+10|BA bs+99 bs-Cyrl+99 hr+12 sr+10 sr-Latn+10 en=45|BB en+100|BD bn+98 ' +
  'en=18|BE nl+55 fr+38 de+22 en=59 vls=10|BF fr+25 mos=40 dyu=32|BG bg+100 en=25 ru=23 tr=11|BH ar+87|' +
  'BI rn+63 fr+59 en+0|BJ fr+34 fon=25|BL fr+85|BM en+92|BN ms+93 ms-Arab+5 zh-Hant=11|BO es+61 qu+32 ' +
  'ay+20|BQ nl+8 pap=81|BR pt+91|BS en+100|BT dz+47 ne=17 tsj=15 en=11|BV no=100|BW en+81 tn+62|BY ' +
  'ru+71 be+26|BZ en+77 es=55 bzj=50|CA en+87 fr+29|CC en+17 ms-Arab=84|CD fr+51 sw=50|CF sg+49 fr+29|' +
  'CG fr+61|CH de+76 gsw+66 fr+39 it+15 en=45|CI fr+34 bci=11|CK en+100|CL es+98|CM fr+68 en+38|CN ' +
  'zh+90|CO es+93|CP|CQ en+98|CR es+95|CU es+100|CV pt+76 kea=91|CW pap+81 nl+8|CX en+83|CY el+95 tr+23 ' +
  'en=73|CZ cs+98 en=27 sk=16 de=15|DE de+91 en=64 fr=18 bar=17 nds=12|DG en+99|DJ fr+50 ar+7 aa=42 ' +
  'so=41|DK da+93 en=86 de=47 sv=13|DM en+94|DO es+78|DZ ar+74 fr+33 arq=83 mey=11|EA es+98|EC es+96 ' +
  'qu+17|EE et+71 ru=56 en=50 fi=21|EG ar+94 arz=64 en=35|EH ar+100|ER ti+60 en+59 ar+5 tig=18|ES es+99 ' +
  'en=24 ca=17|ET am+33 en=43 om=32|FI fi+94 sv+44 en=70 de=18|FJ en+94 hif+41 fj+39 hi=44|FK en+77|FM ' +
  'en+57 chk=30 pon=23|FO fo+95|FR fr+97 en=39 es=13|GA fr+63|GB en+98 fr=17|GD en+96|GE ka+86 xmf=11|' +
  'GF fr+62 gcr=26|GG en+100|GH en+21 ak=39 ee=11|GI en+80 es=50|GL kl+84 da=14|GM en+40 man=29 ' +
  'man-Nkoo=29|GN fr+27 ff=26 man=23 man-Nkoo=23 sus=11|GP fr+84|GQ es+87 fr+29 pt+0 fan=51|GR el+99 ' +
  'en=51|GS en+100|GT es+88|GU en+91 ch+22|GW pt+100 fr=15|GY en+100|HK zh-Hant+95 en+51 yue=90|HM|HN ' +
  'es+91|HR hr+99 en=49|HT ht+81 fr+42|HU hu+100 en=20 de=18|IC es+98|ID id+64 jv=34 su=12|IE en+98 ' +
  'ga+22 fr=13|IL he+100 ar+20 en=85 apc=17 ru=11|IM en+100 gv+2|IN hi+41 en+19|IO en+100|IQ ar+68 ' +
  'en=35 ckb=12 ku-Arab=10|IR fa+75 az-Arab=24|IS is+100|IT it+95 en=34 fr=20|JE en+95|JM en+98 jam=95|' +
  'JO ar+100 apc=66 en=45|JP ja+95|KE sw+66 en+19 ki=17 luy=11|KG ky+48 ru+36|KH km+89|KI en+100 gil+60|' +
  'KM ar+66 zdj+37 wni+34 fr+26|KN en+98|KP ko+88|KR ko+100|KW ar+100|KY en+98|KZ ru+72 kk+64 en=15|LA ' +
  'lo+69|LB ar+86 apc=100 en=40 fr=38|LC en+90|LI de+100 gsw+85|LK si+68 ta+15 en=10|LR en+83 lir=74 ' +
  'kpe=20 bsq=14 kro=10|LS st+98 en+27 zu=14|LT lt+86 ru=80 en=38 de=14|LU fr+92 lb+67 de+63 en=56 ' +
  'pt=16|LV lv+61 en=46 ru=38|LY ar+74|MA ar+62 fr+36 tzm+10 ary=87 zgh=22 en=14|MC fr+97|MD ro+63 ' +
  'uk=14|ME sr-Latn+100|MF fr+84|MG mg+90 fr+27 en+18|MH en+93 mh+73|MK mk+67 sq=25|ML fr+17 bm=46|MM ' +
  'my+64|MN mn+93|MO zh-Hant+98 yue+86 pt+2 en=23|MP en+97 ch=18|MQ fr+81|MR ar+85 mey=87 fr=13|MS ' +
  'en+64|MT mt+100 en+88 it=56 fr=13|MU fr+73 en+72 mfe=90|MV dv+98 en=75|MW en+63 ny+63|MX es+83 en=13|' +
  'MY ms+75 en=21 zh=17|MZ pt+27 vmw=13|NA en+7 af=75 kj=35 ng=21 naq=11|NC fr+99|NE fr+13 ha=41 dje=17|' +
  'NF en+96|NG en+53 yo+13 pcm=21 ha=13 ig=13|NI es+78|NL nl+100 en=90 de=71 fr=19 nds=11|NO nb+100 ' +
  'no+100 nn+25|NP ne+44 mai=11|NR en+95 na+70|NU en+56 niu+56|NZ en+98 mi+3|OM ar+81|PA es+69 en=14|PE ' +
  'es+73 qu+15|PF fr+98 ty+31|PG tpi+71 en+50 ho+2|PH en+64 fil+60 es=31 ceb=24|PK ur+95 en+50 ' +
  'pa-Arab=70 lah=40 ps=16 sd=15 skr=12|PL pl+96 en=33 de=19 ru=18|PM fr+100|PN en+92|PR es+87 en+49|PS ' +
  'ar+100 apc=87|PT pt+96 en=27 fr=15 es=10|PW pau+74 en+9|PY gn+80 es+3|QA ar+89 fa=11|RE fr+89 rcf=71 ' +
  'ta=15|RO ro+90 en=31 fr=12 es=10|RS sr+99 sr-Latn+99 sq=19|RU ru+94|RW rw+77 en+15 fr+6|SA ar+100|SB ' +
  'en+100 pis=82|SC fr+53 en+38 crs=98|SD ar+61 en+61 apd=61|SE sv+95 en=86|SG en+93 zh+77 ms+14 ta+2|' +
  'SH en+68|SI sl+87 hr=61 en=59 de=42|SJ nb+51 ru=41|SK sk+90 cs=47 en=26 de=22 hu=11|SL en+35 kri=95 ' +
  'men=27 tem=26|SM it+89|SN wo+70 fr+26 ff=21 srr=11|SO so+78 ar+34|SR nl+90 srn=68|SS en+27 ar=27|ST ' +
  'pt+85 fr=20|SV es+89|SX en+68 nl+3 es=11|SY ar+80 apc=85|SZ en+80 ss+58|TA en=99|TC en+98|TD ar+17 ' +
  'fr+13|TF fr=100|TG fr+41 ee=17|TH th+80 en=27 tts=24|TJ tg+100 ru=12|TK tkl+69 en+38 sm=20|TL pt+59 ' +
  'tet+59|TM tk+70 ru=12|TN ar+90 fr+53 aeb=90|TO to+95 en+28|TR tr+93 en=17|TT en+88|TV tvl+85 en+9|TW ' +
  'zh-Hant+95 nan-Hant+57 hak-Hant+11|TZ sw+90 en+69|UA uk+65 ru+46|UG sw+75 en+4 lg=13|UM en+100|US ' +
  'en+96|UY es+88|UZ uz+85 uz-Cyrl+15 ru=14|VA it+82 la=82|VC en+96|VE es+82|VG en+98|VI en+75|VN vi+86|' +
  'VU bi+90 en+83 fr+31|WF fr+83 wls=59 fud=30|WS sm+100 en+2|XK sq+92 sr+5 sr-Latn+5 aln=74|YE ar+74|' +
  'YT fr+63 swb=88 buc=23|ZA en+31 zu=24 xh=18 af=13|ZM en+16 bem=34 ny=19 toi=11|ZW sn+81 en+42 nd+12';

/** ISO 639-1. */
export const LANGUAGE_CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv ' +
  'dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ' +
  'ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv ' +
  'mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm ' +
  'rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts ' +
  'tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/** ISO 15924, as far as languages are written in them. */
export const SCRIPT_CODES =
  'Adlm Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Bopo Brah Brai Bugi Buhd Cakm ' +
  'Cans Cari Cham Cher Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Gara Geor ' +
  'Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng ' +
  'Hmnp Hung Ital Jamo Java Jpan Kali Kana Kawi Khar Khmr Khoj Kits Knda Kore Krai Kthi Lana Laoo Latn ' +
  'Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong Mroo ' +
  'Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc ' +
  'Perm Phag Phli Phlp Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sinh ' +
  'Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Tfng Tglg Thaa ' +
  'Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii';

/** ISO 3166-1, two letters. */
export const REGION_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
