import type { Condition, RichResultRule } from './rich-result-rule';
import { googlePage } from './sources';

/** Fewest pictures of a vacation rental. Source: Google, vacation rental. */
const MIN_RENTAL_IMAGES = 8;

const IS_REMOTE: Condition = { path: 'jobLocationType', text: /^telecommute$/i };

/** Organizations and places, what happens there, and who works there. */
export const PLACE_RULES: readonly RichResultRule[] = [
  {
    feature: 'event',
    title: 'Event',
    ...googlePage('event', 'event'),
    types: ['Event'],
    endsWith: ['endDate', 'startDate'],
    atPlace: true,
    required: [
      ...['name', 'startDate', 'location<Place>?.address'],
      { path: 'location', unless: { path: 'eventAttendanceMode', text: /Online/ } },
    ],
    recommended: [
      ...(['endDate', 'eventStatus', 'image', 'organizer.name', 'performer.name', 'description'] as const),
      ...['location<Place>?.name', 'offers', 'offers?.price', 'offers?.priceCurrency', 'offers?.url'],
    ],
    optional: ['offers?.availability', 'offers?.validFrom', 'organizer?.url', 'previousStartDate'],
  },
  {
    feature: 'job-posting',
    title: 'Job posting',
    ...googlePage('job posting', 'job-posting'),
    types: ['JobPosting'],
    endsWith: ['validThrough'],
    required: [
      ...['title', 'description', 'datePosted', 'hiringOrganization'],
      // The first of the ways is what a job lacks that has none.
      { path: 'jobLocation|applicantLocationRequirements', unless: IS_REMOTE },
      { path: 'applicantLocationRequirements|jobLocation', where: IS_REMOTE },
      'jobLocation?.address<PostalAddress>?.addressCountry',
    ],
    recommended: ['validThrough', 'baseSalary', 'employmentType', 'identifier'],
    optional: ['directApply', 'jobLocationType', 'applicantLocationRequirements'],
  },
  {
    feature: 'employer-rating',
    title: 'Employer aggregate rating',
    ...googlePage('employer aggregate rating', 'employer-rating'),
    types: ['EmployerAggregateRating'],
    nested: true,
    required: ['itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
    recommended: ['bestRating', 'worstRating'],
    optional: ['itemReviewed?.sameAs'],
  },
  {
    feature: 'local-business',
    title: 'Local business',
    ...googlePage('local business', 'local-business'),
    types: ['LocalBusiness'],
    except: ['VacationRental'],
    required: ['name', 'address'],
    recommended: [
      ...(['geo.latitude', 'geo.longitude', 'openingHoursSpecification', 'telephone', 'url'] as const),
      'priceRange',
      { path: 'servesCuisine', of: 'FoodEstablishment' },
      { path: 'menu', of: 'FoodEstablishment' },
    ],
    optional: ['department'],
  },
  {
    feature: 'vacation-rental',
    title: 'Vacation rental',
    ...googlePage('vacation rental', 'vacation-rental'),
    types: ['VacationRental'],
    required: [
      ...['name', 'identifier', 'containsPlace.occupancy.value', 'latitude', 'longitude'],
      { path: 'image', atLeast: MIN_RENTAL_IMAGES },
    ],
    recommended: [
      ...(['address', 'aggregateRating', 'brand', 'checkinTime', 'checkoutTime', 'description'] as const),
      ...['containsPlace?.amenityFeature', 'containsPlace?.bed', 'containsPlace?.numberOfBedrooms'],
      ...['containsPlace?.numberOfBathroomsTotal', 'additionalType', 'knowsLanguage', 'review'],
    ],
    optional: ['containsPlace?.additionalType', 'containsPlace?.floorSize', 'containsPlace?.numberOfRooms'],
    note: 'Google shows vacation rentals only of sites that it has connected to its Hotel Center',
  },
  {
    feature: 'organization',
    title: 'Organization',
    ...googlePage('organization', 'organization'),
    types: ['Organization'],
    except: ['LocalBusiness'],
    required: [],
    recommended: ['name', 'url', 'logo', 'sameAs'],
    optional: [
      ...['address', 'alternateName', 'contactPoint', 'description', 'email', 'telephone', 'legalName'],
      ...['foundingDate', 'numberOfEmployees', 'vatID|taxID', 'duns|leiCode|iso6523Code|naics'],
      ...['globalLocationNumber', 'hasMerchantReturnPolicy', 'hasShippingService', 'hasMemberProgram'],
    ],
  },
];
