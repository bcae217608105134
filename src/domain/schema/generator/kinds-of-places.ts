import { addressFields, imageField, schemaOrg, WEEKDAYS } from './schema-fields';
import type { SchemaKind } from './schema-kind';

/** Who is there, where, and what happens there. */
export const KINDS_OF_PLACES: readonly SchemaKind[] = [
  {
    id: 'local-business',
    title: 'Local business',
    text: 'A place that customers visit.',
    types: [
      ['LocalBusiness', 'Local business'],
      ['Restaurant', 'Restaurant'],
      ['CafeOrCoffeeShop', 'Café'],
      ['Store', 'Shop'],
      ['Hotel', 'Hotel'],
      ['Dentist', 'Dentist'],
      ['MedicalClinic', 'Clinic'],
      ['HairSalon', 'Hair salon'],
      ['AutoRepair', 'Car repair'],
      ['Plumber', 'Plumber'],
      ['Electrician', 'Electrician'],
      ['RealEstateAgent', 'Estate agent'],
      ['LegalService', 'Legal service'],
      ['AccountingService', 'Accountant'],
      ['HealthClub', 'Gym'],
    ],
    groups: [
      {
        title: 'Business',
        fields: [
          { path: 'name', label: 'Name' },
          { path: 'url', label: 'URL of this place', input: 'url' },
          imageField,
          { path: 'telephone', label: 'Telephone', help: 'With the country code, such as +44.' },
          { path: 'priceRange', label: 'Price range', help: 'Such as €€ or €10–15.' },
        ],
      },
      {
        title: 'Address',
        fields: [
          ...addressFields('address<PostalAddress>'),
          {
            path: 'geo<GeoCoordinates>/latitude',
            label: 'Latitude',
            input: 'number',
            help: 'Such as 51.38124.',
          },
          {
            path: 'geo<GeoCoordinates>/longitude',
            label: 'Longitude',
            input: 'number',
            help: 'Such as -2.35943.',
          },
        ],
      },
      {
        title: 'Opening hours',
        text: 'One entry for each day, or for each time that it opens.',
        list: { path: 'openingHoursSpecification<OpeningHoursSpecification>', noun: 'Opening', least: 1 },
        fields: [
          { path: 'dayOfWeek', label: 'Day', input: 'choice', choices: WEEKDAYS },
          { path: 'opens', label: 'Opens', help: 'Such as 09:00.' },
          { path: 'closes', label: 'Closes', help: 'Such as 17:30.' },
        ],
      },
    ],
  },
  {
    id: 'organization',
    title: 'Organization',
    text: 'The company, shop or club behind the site, for its home page.',
    types: [
      ['Organization', 'Organization'],
      ['OnlineStore', 'Online shop'],
      ['Corporation', 'Corporation'],
      ['NewsMediaOrganization', 'News publisher'],
      ['EducationalOrganization', 'School or university'],
      ['NGO', 'Non-profit'],
      ['SportsOrganization', 'Sports club'],
    ],
    groups: [
      {
        title: 'Organization',
        fields: [
          { path: 'name', label: 'Name' },
          { path: 'alternateName', label: 'Other name' },
          { path: 'legalName', label: 'Legal name' },
          { path: 'url', label: 'Website', input: 'url' },
          { path: 'logo', label: 'Logo URL', input: 'url', help: 'At least 112 × 112 px.' },
          { path: 'description', label: 'Description', input: 'long' },
          { path: 'sameAs', label: 'Profiles elsewhere', input: 'lines', help: 'One URL per line.' },
        ],
      },
      {
        title: 'Contact',
        fields: [
          { path: 'email', label: 'Email' },
          { path: 'telephone', label: 'Telephone', help: 'With the country code, such as +44.' },
          ...addressFields('address<PostalAddress>'),
          { path: 'vatID', label: 'VAT number' },
          { path: 'foundingDate', label: 'Founded', input: 'day' },
        ],
      },
    ],
  },
  {
    id: 'event',
    title: 'Event',
    text: 'A concert, course or other event with a date and a place.',
    types: [
      ['Event', 'Event'],
      ['MusicEvent', 'Concert'],
      ['TheaterEvent', 'Theater'],
      ['SportsEvent', 'Sports'],
      ['BusinessEvent', 'Business'],
      ['EducationEvent', 'Course or talk'],
      ['ExhibitionEvent', 'Exhibition'],
      ['Festival', 'Festival'],
    ],
    groups: [
      {
        title: 'Event',
        fields: [
          { path: 'name', label: 'Name' },
          { path: 'description', label: 'Description', input: 'long' },
          imageField,
          { path: 'startDate', label: 'Begins', input: 'moment' },
          { path: 'endDate', label: 'Ends', input: 'moment' },
          {
            path: 'eventStatus',
            label: 'Status',
            input: 'choice',
            choices: [
              [schemaOrg('EventScheduled'), 'As planned'],
              [schemaOrg('EventRescheduled'), 'Rescheduled'],
              [schemaOrg('EventPostponed'), 'Postponed'],
              [schemaOrg('EventCancelled'), 'Canceled'],
            ],
          },
        ],
      },
      {
        title: 'Place',
        fields: [
          { path: 'location<Place>/name', label: 'Name of the place' },
          ...addressFields('location<Place>/address<PostalAddress>'),
        ],
      },
      {
        title: 'People',
        fields: [
          { path: 'performer<PerformingGroup>/name', label: 'Performer' },
          { path: 'organizer<Organization>/name', label: 'Organizer' },
          { path: 'organizer<Organization>/url', label: 'Organizer’s website', input: 'url' },
        ],
      },
      {
        title: 'Tickets',
        list: { path: 'offers<Offer>', noun: 'Ticket', least: 1 },
        fields: [
          { path: 'name', label: 'Name of the ticket' },
          { path: 'price', label: 'Price', input: 'number', help: '0 where it is free.' },
          { path: 'priceCurrency', label: 'Currency', help: 'Three letters, such as EUR.' },
          {
            path: 'availability',
            label: 'Availability',
            input: 'choice',
            choices: [
              [schemaOrg('InStock'), 'Available'],
              [schemaOrg('SoldOut'), 'Sold out'],
              [schemaOrg('PreOrder'), 'On sale later'],
            ],
          },
          { path: 'validFrom', label: 'On sale from', input: 'moment' },
          { path: 'url', label: 'URL of the ticket', input: 'url' },
        ],
      },
    ],
  },
];
