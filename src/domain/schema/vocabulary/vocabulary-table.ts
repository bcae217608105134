/* oxlint-disable max-lines -- A table that is made, not written. */
/**
 * Made by scripts/make-schema-vocabulary.mjs of schema-dts 2.1.0 (Apache 2.0), which is made of schema.org's own
 * declarations. Schema.org's vocabulary is © the schema.org community, licensed under CC BY-SA 3.0
 * (https://creativecommons.org/licenses/by-sa/3.0/); so are these tables.
 */

/** Each type with those it is a kind of, `:` and its own properties. */
export const TYPE_TABLE =
  'EmployeeRole OrganizationRole : baseSalary salaryCurrency|LinkRole Role : inLanguage ' +
  'linkRelationship|OrganizationRole Role : numberedPosition|PerformanceRole Role : characterName|Role ' +
  'Thing : endDate namedPosition roleName startDate|3DModel MediaObject : isResizable|AboutPage WebPage|' +
  'AcceptAction Action|Accommodation Place : accommodationCategory accommodationFloorPlan ' +
  'amenityFeature bed floorLevel floorSize leaseLength numberOfBathroomsTotal numberOfBedrooms ' +
  'numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms occupancy permittedUsage petsAllowed ' +
  'tourBookingPage yearBuilt|AccountingService FinancialService|AchieveAction Action|Action Thing : ' +
  'actionProcess actionStatus agent endTime error instrument location object participant provider ' +
  'result startTime target|ActionAccessSpecification Thing : availabilityEnds availabilityStarts ' +
  'category eligibleRegion expectsAcceptanceOf ineligibleRegion requiresSubscription|ActionStatusType ' +
  'Enumeration|ActivateAction Action|AddAction UpdateAction|AdministrativeArea Place|AdultEntertainment ' +
  'LocalBusiness|AdultOrientedEnumeration Enumeration|AdvertiserContentArticle Article|AggregateOffer ' +
  'Offer : highPrice lowPrice offerCount offers|AggregateRating Rating : itemReviewed ratingCount ' +
  'reviewCount|AgreeAction Action|Airline Organization : boardingPolicy iataCode|Airport CivicStructure ' +
  ': iataCode icaoCode|AlignmentObject Thing : alignmentType educationalFramework targetDescription ' +
  'targetName targetUrl|AllocateAction Action|AmpStory MediaObject CreativeWork|AMRadioChannel ' +
  'BroadcastChannel|AmusementPark LocalBusiness|AnalysisNewsArticle NewsArticle|AnatomicalStructure ' +
  'MedicalEntity : associatedPathophysiology bodyLocation connectedTo diagram partOfSystem ' +
  'relatedCondition relatedTherapy subStructure|AnatomicalSystem MedicalEntity : ' +
  'associatedPathophysiology comprisedOf relatedCondition relatedStructure relatedTherapy|AnimalShelter ' +
  'LocalBusiness|Answer Comment : answerExplanation parentItem|Apartment Accommodation : numberOfRooms ' +
  'occupancy|ApartmentComplex Residence : numberOfAccommodationUnits ' +
  'numberOfAvailableAccommodationUnits numberOfBedrooms petsAllowed tourBookingPage|APIReference ' +
  'TechArticle : assembly assemblyVersion executableLibraryName programmingModel targetPlatform|' +
  'AppendAction InsertAction|ApplyAction Action|ApprovedIndication MedicalEntity|Aquarium ' +
  'CivicStructure|ArchiveComponent CreativeWork : holdingArchive itemLocation|ArchiveOrganization ' +
  'LocalBusiness : archiveHeld|ArriveAction MoveAction|Artery AnatomicalStructure : arterialBranch ' +
  'supplyTo|ArtGallery LocalBusiness|Article CreativeWork : articleBody articleSection backstory ' +
  'pageEnd pageStart pagination speakable wordCount|AskAction CommunicateAction : question|' +
  'AskPublicNewsArticle NewsArticle|AssessAction Action|AssignAction Action|Atlas CreativeWork|Attorney ' +
  'LocalBusiness|Audience Thing : audienceType geographicArea|Audiobook AudioObject Book : duration ' +
  'readBy|Audiology LocalBusiness|AudioObject MediaObject : caption embeddedTextCaption transcript|' +
  'AudioObjectSnapshot AudioObject|AuthenticateAction Action|AuthorizeAction Action : recipient|' +
  'AutoBodyShop LocalBusiness|AutoDealer LocalBusiness|AutomatedTeller FinancialService|' +
  'AutomotiveBusiness LocalBusiness|AutoPartsStore LocalBusiness|AutoRental LocalBusiness|AutoRepair ' +
  'LocalBusiness|AutoWash LocalBusiness|BackgroundNewsArticle NewsArticle|Bakery FoodEstablishment|' +
  'BankAccount FinancialProduct : accountMinimumInflow accountOverdraftLimit bankAccountType|' +
  'BankOrCreditUnion FinancialService|Barcode ImageObject|BarOrPub FoodEstablishment|Beach ' +
  'CivicStructure|BeautySalon LocalBusiness|BedAndBreakfast LodgingBusiness|BedDetails Thing : ' +
  'numberOfBeds typeOfBed|BedType QualitativeValue|BefriendAction Action|BikeStore LocalBusiness|' +
  'BioChemEntity Thing : associatedDisease bioChemInteraction bioChemSimilarity biologicalRole funding ' +
  'hasBioChemEntityPart hasMolecularFunction hasRepresentation isEncodedByBioChemEntity ' +
  'isInvolvedInBiologicalProcess isLocatedInSubcellularLocation isPartOfBioChemEntity taxonomicRange|' +
  'Blog CreativeWork : blogPost blogPosts issn|BlogPosting SocialMediaPosting|BloodTest MedicalTest|' +
  'BoardingPolicyType Enumeration|BoatReservation Reservation|BoatTerminal CivicStructure|BoatTrip Trip ' +
  ': arrivalBoatTerminal departureBoatTerminal|BodyMeasurementTypeEnumeration Enumeration|BodyOfWater ' +
  'Place|Bone AnatomicalStructure|Book CreativeWork : abridged bookEdition bookFormat illustrator isbn ' +
  'numberOfPages|BookFormatType Enumeration|BookmarkAction Action|BookSeries CreativeWorkSeries|' +
  'BookStore LocalBusiness|BorrowAction TransferAction : lender|BowlingAlley LocalBusiness|' +
  'BrainStructure AnatomicalStructure|Brand Thing : aggregateRating logo review slogan|BreadcrumbList ' +
  'ItemList|Brewery FoodEstablishment|Bridge CivicStructure|BroadcastChannel Thing : broadcastChannelId ' +
  'broadcastFrequency broadcastServiceTier genre inBroadcastLineup providesBroadcastService|' +
  'BroadcastEvent PublicationEvent : broadcastOfEvent isLiveBroadcast subtitleLanguage videoFormat|' +
  'BroadcastFrequencySpecification Thing : broadcastFrequencyValue broadcastSignalModulation ' +
  'broadcastSubChannel|BroadcastService Service : area broadcastAffiliateOf broadcastDisplayName ' +
  'broadcaster broadcastFrequency broadcastTimezone callSign hasBroadcastChannel inLanguage ' +
  'parentService videoFormat|BrokerageAccount InvestmentOrDeposit|BuddhistTemple CivicStructure|' +
  'BusinessAudience Audience : numberOfEmployees yearlyRevenue yearsInOperation|BusinessEntityType ' +
  'Enumeration|BusinessEvent Event|BusinessFunction Enumeration|BusOrCoach Vehicle : acrissCode ' +
  'roofLoad|BusReservation Reservation|BusStation CivicStructure|BusStop CivicStructure|BusTrip Trip : ' +
  'arrivalBusStop busName busNumber departureBusStop|BuyAction TradeAction : seller vendor ' +
  'warrantyPromise|CableOrSatelliteService Service|CafeOrCoffeeShop FoodEstablishment|Campground ' +
  'CivicStructure LodgingBusiness|CampingPitch Accommodation|Canal Place|CancelAction PlanAction|Car ' +
  'Vehicle : acrissCode roofLoad|CarUsageType Enumeration|Casino LocalBusiness|CategoryCode DefinedTerm ' +
  ': codeValue inCodeSet|CategoryCodeSet DefinedTermSet : hasCategoryCode|CatholicChurch CivicStructure|' +
  'CDCPMDRecord Thing : cvdCollectionDate cvdFacilityCounty cvdFacilityId cvdNumBeds cvdNumBedsOcc ' +
  'cvdNumC19Died cvdNumC19HOPats cvdNumC19HospPats cvdNumC19MechVentPats cvdNumC19OFMechVentPats ' +
  'cvdNumC19OverflowPats cvdNumICUBeds cvdNumICUBedsOcc cvdNumTotBeds cvdNumVent cvdNumVentUse ' +
  'datePosted|Cemetery CivicStructure|Certification CreativeWork : about auditDate ' +
  'certificationIdentification certificationRating certificationStatus datePublished expires ' +
  'hasMeasurement issuedBy logo validFrom validIn|CertificationStatusEnumeration Enumeration|Chapter ' +
  'CreativeWork : pageEnd pageStart pagination|CheckAction Action|CheckInAction CommunicateAction|' +
  'CheckOutAction CommunicateAction|CheckoutPage WebPage|ChemicalSubstance BioChemEntity : ' +
  'chemicalComposition chemicalRole potentialUse|ChildCare LocalBusiness|ChildrensEvent Event|' +
  'ChooseAction Action : actionOption option|Church CivicStructure|City Place|CityHall CivicStructure|' +
  'CivicStructure Place : openingHours|Claim CreativeWork : appearance claimInterpreter firstAppearance|' +
  'ClaimReview Review : claimReviewed|Class Thing : supersededBy|Clip CreativeWork : actor actors ' +
  'clipNumber director directors endOffset musicBy partOfEpisode partOfSeason partOfSeries startOffset|' +
  'ClothingStore LocalBusiness|Code CreativeWork|Collection CreativeWork : collectionSize|' +
  'CollectionPage WebPage|CollegeOrUniversity EducationalOrganization|ComedyClub LocalBusiness|' +
  'ComedyEvent Event|ComicCoverArt ComicStory VisualArtwork|ComicIssue PublicationIssue : artist ' +
  'colorist inker letterer penciler variantCover|ComicSeries CreativeWorkSeries|ComicStory CreativeWork ' +
  ': artist colorist inker letterer penciler|Comment CreativeWork : downvoteCount parentItem ' +
  'sharedContent upvoteCount|CommentAction CommunicateAction : resultComment|CommunicateAction Action : ' +
  'about inLanguage language recipient|CommunityHealth LocalBusiness|CompleteDataFeed DataFeed|' +
  'CompoundPriceSpecification PriceSpecification : priceComponent priceType|ComputerLanguage Thing|' +
  'ComputerStore LocalBusiness|ConferenceEvent Event|ConfirmAction InformAction|Consortium Organization|' +
  'ConstraintNode Thing : constraintProperty numConstraints|ConsumeAction Action : ' +
  'actionAccessibilityRequirement expectsAcceptanceOf|ContactPage WebPage|ContactPoint Thing : ' +
  'areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable ' +
  'productSupported serviceArea telephone|ContactPointOption Enumeration|Continent Place|ControlAction ' +
  'Action|ConvenienceStore LocalBusiness|Conversation CreativeWork|CookAction Action : ' +
  'foodEstablishment foodEvent recipe|Cooperative Organization|Corporation Organization : tickerSymbol|' +
  'CorrectionComment Comment|Country Place|Course CreativeWork LearningResource : availableLanguage ' +
  'courseCode coursePrerequisites educationalCredentialAwarded financialAidEligible hasCourseInstance ' +
  'numberOfCredits occupationalCredentialAwarded syllabusSections totalHistoricalEnrollment|' +
  'CourseInstance Event : courseMode courseSchedule courseWorkload instructor|Courthouse CivicStructure|' +
  'CoverArt VisualArtwork|CovidTestingFacility MedicalClinic|CreateAction Action|CreativeWork Thing : ' +
  'about abstract accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard ' +
  'accessibilitySummary accessMode accessModeSufficient accountablePerson acquireLicensePage ' +
  'aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award ' +
  'awards character citation comment commentCount conditionsOfAccess contentLocation contentRating ' +
  'contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction ' +
  'countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished ' +
  'digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment ' +
  'educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat ' +
  'funder funding genre hasPart headline inLanguage interactionStatistic interactivityType ' +
  'interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords ' +
  'learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions ' +
  'offers pattern position producer provider publication publisher publisherImprint ' +
  'publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense ' +
  'sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal ' +
  'temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator ' +
  'typicalAgeRange usageInfo version video wordCount workExample workTranslation|CreativeWorkSeason ' +
  'CreativeWork : actor director endDate episode episodes numberOfEpisodes partOfSeries ' +
  'productionCompany seasonNumber startDate trailer|CreativeWorkSeries CreativeWork Thing : endDate ' +
  'issn startDate|Credential CreativeWork : credentialCategory recognizedBy validFor validIn|CreditCard ' +
  'LoanOrCredit PaymentCard|Crematorium CivicStructure|CriticReview Review|CurrencyConversionService ' +
  'FinancialProduct|DanceEvent Event|DanceGroup Organization|DataCatalog CreativeWork : dataset ' +
  'measurementMethod measurementTechnique|DataDownload MediaObject : measurementMethod ' +
  'measurementTechnique|DataFeed Dataset : dataFeedElement|DataFeedItem Thing : dateCreated dateDeleted ' +
  'dateModified item|Dataset CreativeWork : catalog datasetTimeInterval distribution ' +
  'includedDataCatalog includedInDataCatalog issn measurementMethod measurementTechnique ' +
  'variableMeasured variablesMeasured|DatedMoneySpecification Thing : amount currency endDate startDate|' +
  'DayOfWeek Enumeration|DaySpa LocalBusiness|DDxElement MedicalEntity : diagnosis distinguishingSign|' +
  'DeactivateAction Action|DeclarationOfConformity Certification|DefenceEstablishment CivicStructure|' +
  'DefinedRegion Place Thing : addressCountry addressRegion postalCode postalCodePrefix postalCodeRange|' +
  'DefinedTerm Thing : about inDefinedTermSet termCode|DefinedTermSet CreativeWork : about ' +
  'hasDefinedTerm|DeleteAction UpdateAction|DeliveryChargeSpecification PriceSpecification : ' +
  'appliesToDeliveryMethod areaServed eligibleRegion ineligibleRegion|DeliveryEvent Event : accessCode ' +
  'availableFrom availableThrough hasDeliveryMethod|DeliveryMethod Enumeration|DeliveryTimeSettings ' +
  'Thing : deliveryTime isUnlabelledFallback shippingDestination transitTimeLabel|Demand Thing : ' +
  'acceptedPaymentMethod advanceBookingRequirement areaServed asin availability availabilityEnds ' +
  'availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction deliveryLeadTime ' +
  'eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin ' +
  'gtin12 gtin13 gtin14 gtin8 includesObject ineligibleRegion inventoryLevel itemCondition itemOffered ' +
  'mpn priceSpecification seller serialNumber sku validFrom validThrough warranty|DENonprofitType ' +
  'Enumeration|Dentist LocalBusiness MedicalOrganization|DepartAction MoveAction|DepartmentStore ' +
  'LocalBusiness|DepositAccount BankAccount InvestmentOrDeposit|Dermatology LocalBusiness|DiagnosticLab ' +
  'MedicalOrganization : availableTest|DiagnosticProcedure MedicalProcedure|Diet CreativeWork ' +
  'MedicalEntity : dietFeatures endorsers expertConsiderations physiologicalBenefits risks|' +
  'DietarySupplement Product Substance : activeIngredient isProprietary legalStatus maximumIntake ' +
  'mechanismOfAction nonProprietaryName proprietaryName recommendedIntake safetyConsideration ' +
  'targetPopulation|DietNutrition LocalBusiness|DigitalDocument CreativeWork : ' +
  'hasDigitalDocumentPermission|DigitalDocumentPermission Thing : grantee permissionType|' +
  'DigitalDocumentPermissionType Enumeration|DigitalPlatformEnumeration Enumeration|' +
  'DigitalProductPassport Certification|DisagreeAction Action|DiscoverAction Action|' +
  'DiscussionForumPosting SocialMediaPosting|DislikeAction Action|Distillery FoodEstablishment|' +
  'DonateAction TransferAction : price priceCurrency priceSpecification recipient|DoseSchedule ' +
  'MedicalEntity : doseUnit doseValue frequency targetPopulation|DownloadAction TransferAction|' +
  'DrawAction Action|Drawing CreativeWork|DrinkAction ConsumeAction|DriveWheelConfigurationValue ' +
  'QualitativeValue|Drug Product Substance : activeIngredient administrationRoute alcoholWarning ' +
  'availableStrength breastfeedingWarning clincalPharmacology clinicalPharmacology dosageForm ' +
  'doseSchedule drugClass drugUnit foodWarning includedInHealthInsurancePlan interactingDrug ' +
  'isAvailableGenerically isProprietary labelDetails legalStatus maximumIntake mechanismOfAction ' +
  'nonProprietaryName overdosage pregnancyCategory pregnancyWarning prescribingInfo prescriptionStatus ' +
  'proprietaryName relatedDrug rxcui warning|DrugClass MedicalEntity : drug|DrugCost MedicalEntity : ' +
  'applicableLocation costCategory costCurrency costOrigin costPerUnit drugUnit|DrugCostCategory ' +
  'Enumeration|DrugLegalStatus MedicalEntity : applicableLocation|DrugPregnancyCategory Enumeration|' +
  'DrugPrescriptionStatus Enumeration|DrugStrength MedicalEntity : activeIngredient availableIn ' +
  'maximumIntake strengthUnit strengthValue|DryCleaningOrLaundry LocalBusiness|EatAction ConsumeAction|' +
  'EducationalAudience Audience : educationalRole|EducationalOccupationalCredential Credential : ' +
  'competencyRequired educationalLevel|EducationalOccupationalProgram Thing : applicationDeadline ' +
  'applicationStartDate dayOfWeek educationalCredentialAwarded educationalProgramMode endDate ' +
  'financialAidEligible hasCourse maximumEnrollment numberOfCredits occupationalCategory ' +
  'occupationalCredentialAwarded offers programPrerequisites programType provider salaryUponCompletion ' +
  'startDate termDuration termsPerYear timeOfDay timeToComplete trainingSalary typicalCreditsPerTerm|' +
  'EducationalOrganization Organization CivicStructure : alumni|EducationEvent Event : assesses ' +
  'educationalLevel teaches|Electrician LocalBusiness|ElectronicsStore LocalBusiness|ElementarySchool ' +
  'EducationalOrganization|EmailMessage Message|Embassy CivicStructure|Emergency LocalBusiness|' +
  'EmergencyService LocalBusiness|EmployerAggregateRating AggregateRating|EmployerReview Review|' +
  'EmploymentAgency LocalBusiness|EndorseAction Action : endorsee|EndorsementRating Rating|' +
  'EnergyConsumptionDetails Thing : energyEfficiencyScaleMax energyEfficiencyScaleMin ' +
  'hasEnergyEfficiencyCategory|EnergyEfficiencyEnumeration Enumeration|' +
  'EnergyStarEnergyEfficiencyEnumeration Enumeration|EngineSpecification Thing : engineDisplacement ' +
  'enginePower engineType fuelType torque|EntertainmentBusiness LocalBusiness|EntryPoint Thing : ' +
  'actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate|' +
  'Enumeration Thing : supersededBy|EnvironmentalProductDeclaration Certification|Episode CreativeWork ' +
  ': actor actors director directors duration episodeNumber musicBy partOfSeason partOfSeries ' +
  'productionCompany trailer|Error sarif_info_Result InstantaneousEvent : errorCode|' +
  'EUEnergyEfficiencyEnumeration Enumeration|Event Thing : about actor aggregateRating attendee ' +
  'attendees audience composer contributor director doorTime duration endDate eventAttendanceMode ' +
  'eventSchedule eventStatus funder funding hasParticipationOffer hasSponsorshipOffer inLanguage ' +
  'isAccessibleForFree keywords location maximumAttendeeCapacity maximumPhysicalAttendeeCapacity ' +
  'maximumVirtualAttendeeCapacity offers organizer performer performers previousStartDate recordedIn ' +
  'remainingAttendeeCapacity review sponsor startDate subEvent subEvents superEvent translator ' +
  'typicalAgeRange workFeatured workPerformed|EventAttendanceModeEnumeration Enumeration|' +
  'EventReservation Reservation|EventSeries Event Thing|EventStatusType Enumeration|EventVenue ' +
  'CivicStructure|ExchangeRateSpecification Thing : currency currentExchangeRate exchangeRateSpread|' +
  'ExerciseAction PlayAction : course diet distance exerciseCourse exercisePlan exerciseRelatedDiet ' +
  'exerciseType fromLocation opponent sportsActivityLocation sportsEvent sportsTeam toLocation|' +
  'ExerciseGym LocalBusiness|ExercisePlan CreativeWork PhysicalActivity : activityDuration ' +
  'activityFrequency additionalVariable exerciseType intensity repetitions restPeriods workload|' +
  'ExhibitionEvent Event|iflastandards_info_ns_lrm_lrmoo_F31_Performance|FAQPage WebPage|' +
  'FastFoodRestaurant FoodEstablishment|Festival Event|FilmAction Action|FinancialIncentive Thing : ' +
  'areaServed eligibleWithSupplier incentiveAmount incentiveStatus incentiveType incentivizedItem ' +
  'incomeLimit provider publisher purchasePriceLimit purchaseType qualifiedExpense validFrom ' +
  'validThrough|FinancialProduct Service : annualPercentageRate feesAndCommissionsSpecification ' +
  'interestRate|FinancialService LocalBusiness : feesAndCommissionsSpecification|FindAction Action|' +
  'FireStation CivicStructure LocalBusiness|Flight Trip : aircraft arrivalAirport arrivalGate ' +
  'arrivalTerminal boardingPolicy carrier departureAirport departureGate departureTerminal ' +
  'estimatedFlightDuration flightDistance flightNumber mealService seller webCheckinTime|' +
  'FlightReservation Reservation : boardingGroup passengerPriorityStatus passengerSequenceNumber ' +
  'securityScreening|FloorPlan Thing : amenityFeature floorSize isPlanForApartment layoutImage ' +
  'numberOfAccommodationUnits numberOfAvailableAccommodationUnits numberOfBathroomsTotal ' +
  'numberOfBedrooms numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms petsAllowed|Florist ' +
  'LocalBusiness|FMRadioChannel BroadcastChannel|FollowAction Action : followee|FoodEstablishment ' +
  'LocalBusiness : acceptsReservations hasMenu menu servesCuisine starRating|' +
  'FoodEstablishmentReservation Reservation : endTime partySize startTime|FoodEvent Event|FoodService ' +
  'Service|FulfillmentTypeEnumeration Enumeration|FundingAgency Organization|FundingScheme Organization|' +
  'FurnitureStore LocalBusiness|Game CreativeWork : characterAttribute gameItem gameLocation ' +
  'numberOfPlayers quest|GameAvailabilityEnumeration Enumeration|GamePlayMode Enumeration|GameServer ' +
  'Thing : game playersOnline serverStatus|GameServerStatus Enumeration|GardenStore LocalBusiness|' +
  'GasStation LocalBusiness|GatedResidenceCommunity Residence|GenderType Enumeration|Gene BioChemEntity ' +
  ': alternativeOf encodesBioChemEntity expressedIn hasBioPolymerSequence|GeneralContractor ' +
  'LocalBusiness|GeoCircle GeoShape : geoMidpoint geoRadius|GeoCoordinates Thing : address ' +
  'addressCountry elevation latitude longitude postalCode|GeoShape Thing : address addressCountry box ' +
  'circle elevation line polygon postalCode|GeospatialGeometry Thing : geoContains geoCoveredBy ' +
  'geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin|Geriatric ' +
  'LocalBusiness|GiveAction TransferAction : recipient|GolfCourse LocalBusiness|GovernmentBenefitsType ' +
  'Enumeration|GovernmentBuilding CivicStructure|GovernmentOffice LocalBusiness|GovernmentOrganization ' +
  'Organization|GovernmentPermit Permit|GovernmentService Service : jurisdiction serviceOperator|Grant ' +
  'Thing : fundedItem funder sponsor|GroceryStore LocalBusiness|Guide CreativeWork : category ' +
  'reviewAspect|Gynecologic LocalBusiness|Hackathon Event|HairSalon LocalBusiness|HardwareStore ' +
  'LocalBusiness|HealthAndBeautyBusiness LocalBusiness|HealthAspectEnumeration Enumeration|HealthClub ' +
  'LocalBusiness|HealthInsurancePlan Thing : benefitsSummaryUrl contactPoint healthPlanDrugOption ' +
  'healthPlanDrugTier healthPlanId healthPlanMarketingUrl includesHealthPlanFormulary ' +
  'includesHealthPlanNetwork usesHealthPlanIdStandard|HealthPlanCostSharingSpecification Thing : ' +
  'healthPlanCoinsuranceOption healthPlanCoinsuranceRate healthPlanCopay healthPlanCopayOption ' +
  'healthPlanPharmacyCategory|HealthPlanFormulary Thing : healthPlanCostSharing healthPlanDrugTier ' +
  'offersPrescriptionByMail|HealthPlanNetwork Thing : healthPlanCostSharing healthPlanNetworkId ' +
  'healthPlanNetworkTier|HealthTopicContent CreativeWork : hasHealthAspect|HighSchool ' +
  'EducationalOrganization|HinduTemple CivicStructure|HobbyShop LocalBusiness|' +
  'HomeAndConstructionBusiness LocalBusiness|HomeGoodsStore LocalBusiness|Hospital CivicStructure ' +
  'MedicalOrganization LocalBusiness : availableService healthcareReportingData medicalSpecialty|Hostel ' +
  'LodgingBusiness|Hotel LodgingBusiness|HotelRoom Accommodation : bed occupancy|House Accommodation : ' +
  'numberOfRooms|HousePainter LocalBusiness|HowTo CreativeWork : estimatedCost performTime prepTime ' +
  'step steps supply tool totalTime yield|HowToDirection CreativeWork ListItem : afterMedia beforeMedia ' +
  'duringMedia performTime prepTime supply tool totalTime|HowToItem ListItem : requiredQuantity|' +
  'HowToSection CreativeWork ItemList ListItem : steps|HowToStep CreativeWork ItemList ListItem|' +
  'HowToSupply HowToItem : estimatedCost|HowToTip CreativeWork ListItem|HowToTool HowToItem|' +
  'HVACBusiness LocalBusiness|HyperToc CreativeWork : associatedMedia tocEntry|HyperTocEntry ' +
  'CreativeWork : associatedMedia tocContinuation utterances|IceCreamShop FoodEstablishment|' +
  'IgnoreAction Action|ImageGallery WebPage|ImageObject MediaObject : caption embeddedTextCaption ' +
  'exifData representativeOfPage|ImageObjectSnapshot ImageObject|ImagingTest MedicalTest : ' +
  'imagingTechnique|IncentiveQualifiedExpenseType Enumeration|IncentiveStatus Enumeration|IncentiveType ' +
  'Enumeration|IndividualPhysician Physician : practicesAt|IndividualProduct Product : serialNumber|' +
  'InfectiousAgentClass Enumeration|InfectiousDisease MedicalCondition : infectiousAgent ' +
  'infectiousAgentClass transmissionMethod|InformAction CommunicateAction : event|InsertAction ' +
  'UpdateAction : toLocation|InstallAction ConsumeAction|InstantaneousEvent Thing : data source ' +
  'timestamp|InsuranceAgency FinancialService|Intangible Thing|InteractAction Action|InteractionCounter ' +
  'Thing : endTime interactionService interactionType location startTime userInteractionCount|' +
  'InternetCafe LocalBusiness|InvestmentFund InvestmentOrDeposit|InvestmentOrDeposit FinancialProduct : ' +
  'amount|InviteAction CommunicateAction : event|Invoice Thing : accountId billingPeriod broker ' +
  'category confirmationNumber customer minimumPaymentDue paymentDue paymentDueDate paymentMethod ' +
  'paymentMethodId paymentStatus provider referencesOrder scheduledPaymentDate totalPaymentDue|' +
  'IPTCDigitalSourceEnumeration Enumeration|ItemAvailability Enumeration|ItemList Thing : ' +
  'aggregateElement itemListElement itemListOrder numberOfItems|ItemListOrderType Enumeration|ItemPage ' +
  'WebPage|ITNonprofitType Enumeration|JewelryStore LocalBusiness|JobPosting Thing : ' +
  'applicantLocationRequirements applicationContact baseSalary benefits datePosted directApply ' +
  'educationRequirements eligibilityToWorkRequirement employerOverview employmentType employmentUnit ' +
  'estimatedSalary experienceInPlaceOfEducation experienceRequirements hiringOrganization ' +
  'incentiveCompensation incentives industry jobBenefits jobDuration jobImmediateStart jobLocation ' +
  'jobLocationType jobStartDate occupationalCategory physicalRequirement qualifications ' +
  'relevantOccupation responsibilities salaryCurrency securityClearanceRequirement sensoryRequirement ' +
  'skills specialCommitments title totalJobOpenings validThrough workHours|JoinAction Action : event|' +
  'Joint AnatomicalStructure : biomechnicalClass functionalClass structuralClass|LakeBodyOfWater Place|' +
  'Landform Place|LandmarksOrHistoricalBuildings Place|Language Thing|LearningResource CreativeWork : ' +
  'assesses competencyRequired educationalAlignment educationalLevel educationalUse ' +
  'learningResourceType teaches|LeaveAction Action : event|LegalForceStatus Enumeration|LegalService ' +
  'LocalBusiness|LegalValueLevel Enumeration|Legislation CreativeWork : jurisdiction legislationAmends ' +
  'legislationApplies legislationChanges legislationCommences legislationConsolidates ' +
  'legislationCorrects legislationCountersignedBy legislationDate legislationDateOfApplicability ' +
  'legislationDateVersion legislationEnsuresImplementationOf legislationIdentifier ' +
  'legislationJurisdiction legislationLegalForce legislationPassedBy legislationRepeals ' +
  'legislationResponsible legislationTransposes legislationType|LegislationObject MediaObject ' +
  'Legislation : legislationLegalValue|LegislativeBuilding CivicStructure|LendAction TransferAction : ' +
  'borrower|Library LocalBusiness|LibrarySystem Organization|LifestyleModification MedicalEntity|' +
  'Ligament AnatomicalStructure|LikeAction Action|LiquorStore LocalBusiness|ListenAction ConsumeAction|' +
  'ListItem Thing : item nextItem position previousItem|LiteraryEvent Event|LiveBlogPosting ' +
  'SocialMediaPosting : coverageEndTime coverageStartTime liveBlogUpdate|LoanOrCredit FinancialProduct ' +
  ': amount currency gracePeriod loanRepaymentForm loanTerm loanType recourseLoan renegotiableLoan ' +
  'requiredCollateral|LocalBusiness Place Organization : branchOf currenciesAccepted floorLevel ' +
  'openingHours paymentAccepted priceRange|LocationFeatureSpecification PropertyValue : hoursAvailable ' +
  'validFrom validThrough|Locksmith LocalBusiness|LodgingBusiness LocalBusiness : amenityFeature ' +
  'audience availableLanguage checkinTime checkoutTime numberOfRooms petsAllowed starRating|' +
  'LodgingReservation Reservation : checkinTime checkoutTime lodgingUnitDescription lodgingUnitType ' +
  'numAdults numChildren|LoginAction Action|LoseAction Action : winner|LymphaticVessel ' +
  'AnatomicalStructure : originatesFrom regionDrained runsTo|Manuscript CreativeWork|Map CreativeWork : ' +
  'mapType|MapCategoryType Enumeration|MarryAction Action|MathSolver CreativeWork : mathExpression|' +
  'MaximumDoseSchedule DoseSchedule|MeasurementMethodEnum Enumeration|MeasurementTypeEnumeration ' +
  'Enumeration|MediaEnumeration Enumeration|MediaGallery WebPage|MediaManipulationRatingEnumeration ' +
  'Enumeration|MediaObject CreativeWork : associatedArticle bitrate contentSize contentUrl duration ' +
  'embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim ' +
  'playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width|' +
  'MediaReview Review : mediaAuthenticityCategory originalMediaContextDescription originalMediaLink|' +
  'MediaReviewItem CreativeWork : mediaItemAppearance|MediaSubscription Thing : authenticator ' +
  'expectsAcceptanceOf|MedicalAudience Audience PeopleAudience|MedicalAudienceType Enumeration|' +
  'MedicalBusiness LocalBusiness|MedicalCause MedicalEntity : causeOf|MedicalClinic LocalBusiness ' +
  'MedicalOrganization : availableService medicalSpecialty|MedicalCode CategoryCode MedicalEntity : ' +
  'codeValue codingSystem|MedicalCondition MedicalEntity : associatedAnatomy cause ' +
  'differentialDiagnosis drug epidemiology expectedPrognosis naturalProgression pathophysiology ' +
  'possibleComplication possibleTreatment primaryPrevention riskFactor secondaryPrevention ' +
  'signOrSymptom stage status typicalTest|MedicalConditionStage MedicalEntity : stageAsNumber ' +
  'subStageSuffix|MedicalContraindication MedicalEntity|MedicalDevice MedicalEntity : adverseOutcome ' +
  'contraindication postOp preOp procedure seriousAdverseOutcome|MedicalDevicePurpose Enumeration|' +
  'MedicalEntity Thing : code funding guideline legalStatus medicineSystem recognizingAuthority ' +
  'relevantSpecialty study|MedicalEnumeration Enumeration|MedicalEvidenceLevel Enumeration|' +
  'MedicalGuideline MedicalEntity : evidenceLevel evidenceOrigin guidelineDate guidelineSubject|' +
  'MedicalGuidelineContraindication MedicalGuideline|MedicalGuidelineRecommendation MedicalGuideline : ' +
  'recommendationStrength|MedicalImagingTechnique Enumeration|MedicalIndication MedicalEntity|' +
  'MedicalIntangible MedicalEntity|MedicalObservationalStudy MedicalStudy : studyDesign|' +
  'MedicalObservationalStudyDesign Enumeration|MedicalOrganization Organization : healthPlanNetworkId ' +
  'isAcceptingNewPatients medicalSpecialty|MedicalProcedure MedicalEntity : bodyLocation followup ' +
  'howPerformed preparation procedureType status|MedicalProcedureType Enumeration|MedicalRiskCalculator ' +
  'MedicalRiskEstimator|MedicalRiskEstimator MedicalEntity : estimatesRiskOf includedRiskFactor|' +
  'MedicalRiskFactor MedicalEntity : increasesRiskOf|MedicalRiskScore MedicalRiskEstimator : algorithm|' +
  'MedicalScholarlyArticle Article : publicationType|MedicalSign MedicalSignOrSymptom : identifyingExam ' +
  'identifyingTest|MedicalSignOrSymptom MedicalCondition : possibleTreatment|MedicalSpecialty ' +
  'Enumeration|MedicalStudy MedicalEntity : healthCondition sponsor status studyLocation studySubject|' +
  'MedicalStudyStatus Enumeration|MedicalSymptom MedicalSignOrSymptom|MedicalTest MedicalEntity : ' +
  'affectedBy normalRange signDetected usedToDiagnose usesDevice|MedicalTestPanel MedicalTest : subTest|' +
  'MedicalTherapy TherapeuticProcedure : contraindication duplicateTherapy seriousAdverseOutcome|' +
  'MedicalTrial MedicalStudy : trialDesign|MedicalTrialDesign Enumeration|MedicalWebPage WebPage : ' +
  'aspect medicalAudience|MedicineSystem Enumeration|MeetingRoom Accommodation|MemberProgram Thing : ' +
  'hasTiers hostingOrganization|MemberProgramTier Thing : hasTierBenefit hasTierRequirement isTierOf ' +
  'membershipPointsEarned|MensClothingStore LocalBusiness|Menu CreativeWork : hasMenuItem ' +
  'hasMenuSection|MenuItem Thing : menuAddOn nutrition offers suitableForDiet|MenuSection CreativeWork ' +
  ': hasMenuItem hasMenuSection|MerchantReturnEnumeration Enumeration|MerchantReturnPolicy Thing : ' +
  'additionalProperty applicableCountry customerRemorseReturnFees customerRemorseReturnLabelSource ' +
  'customerRemorseReturnShippingFeesAmount inStoreReturnsOffered itemCondition itemDefectReturnFees ' +
  'itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount merchantReturnDays merchantReturnLink ' +
  'refundType restockingFee returnFees returnLabelSource returnMethod returnPolicyCategory ' +
  'returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount validForMemberTier|' +
  'MerchantReturnPolicySeasonalOverride Thing : endDate merchantReturnDays refundType restockingFee ' +
  'returnFees returnMethod returnPolicyCategory returnShippingFeesAmount startDate|Message CreativeWork ' +
  ': bccRecipient ccRecipient dateRead dateReceived dateSent messageAttachment recipient sender ' +
  'toRecipient|MiddleSchool EducationalOrganization|Midwifery LocalBusiness|MobileApplication ' +
  'SoftwareApplication : carrierRequirements|MobilePhoneStore LocalBusiness|MolecularEntity ' +
  'BioChemEntity : chemicalRole inChI inChIKey iupacName molecularFormula molecularWeight ' +
  'monoisotopicMolecularWeight potentialUse smiles|MonetaryAmount Thing : currency maxValue minValue ' +
  'validFrom validThrough value|MonetaryAmountDistribution QuantitativeValueDistribution : currency|' +
  'MonetaryGrant Grant : amount funder|MoneyTransfer TransferAction : amount beneficiaryBank|' +
  'MortgageLoan LoanOrCredit : domiciledMortgage loanMortgageMandateAmount|Mosque CivicStructure|Motel ' +
  'LodgingBusiness|Motorcycle Vehicle|MotorcycleDealer LocalBusiness|MotorcycleRepair LocalBusiness|' +
  'MotorizedBicycle Vehicle|Mountain Place|MoveAction Action : fromLocation toLocation|Movie ' +
  'CreativeWork : actor actors countryOfOrigin director directors duration musicBy productionCompany ' +
  'subtitleLanguage titleEIDR trailer|MovieClip Clip|MovieRentalStore LocalBusiness|MovieSeries ' +
  'CreativeWorkSeries : actor actors director directors musicBy productionCompany trailer|MovieTheater ' +
  'LocalBusiness CivicStructure : screenCount|MovingCompany LocalBusiness|Muscle AnatomicalStructure : ' +
  'antagonist bloodSupply insertion muscleAction nerve|Museum CivicStructure|MusicAlbum MusicPlaylist : ' +
  'albumProductionType albumRelease albumReleaseType byArtist|MusicAlbumProductionType Enumeration|' +
  'MusicAlbumReleaseType Enumeration|MusicComposition CreativeWork : composer firstPerformance ' +
  'includedComposition iswcCode lyricist lyrics musicalKey musicArrangement musicCompositionForm ' +
  'recordedAs|MusicEvent Event|MusicGroup Organization : album albums genre musicGroupMember track ' +
  'tracks|MusicPlaylist CreativeWork : numTracks track tracks|MusicRecording CreativeWork : byArtist ' +
  'duration inAlbum inPlaylist isrcCode recordingOf|MusicRelease MusicPlaylist : catalogNumber ' +
  'creditedTo duration musicReleaseFormat recordLabel releaseOf|MusicReleaseFormatType Enumeration|' +
  'MusicStore LocalBusiness|MusicVenue CivicStructure|MusicVideoObject MediaObject|NailSalon ' +
  'LocalBusiness|Nerve AnatomicalStructure : branch nerveMotor sensoryUnit sourcedFrom|NewsArticle ' +
  'Article : dateline printColumn printEdition printPage printSection|NewsMediaOrganization ' +
  'Organization : actionableFeedbackPolicy correctionsPolicy diversityPolicy diversityStaffingReport ' +
  'ethicsPolicy masthead missionCoveragePrioritiesPolicy noBylinesPolicy ownershipFundingInfo ' +
  'unnamedSourcesPolicy verificationFactCheckingPolicy|Newspaper CreativeWorkSeries|NGO Organization|' +
  'NightClub LocalBusiness|NLNonprofitType Enumeration|NonprofitType Enumeration|Notary LocalBusiness|' +
  'NoteDigitalDocument DigitalDocument|Nursing LocalBusiness|NutritionInformation Thing : calories ' +
  'carbohydrateContent cholesterolContent fatContent fiberContent proteinContent saturatedFatContent ' +
  'servingSize sodiumContent sugarContent transFatContent unsaturatedFatContent|Observation Thing ' +
  'QuantitativeValue : marginOfError measuredProperty measurementDenominator measurementMethod ' +
  'measurementQualifier measurementTechnique observationAbout observationDate observationPeriod ' +
  'variableMeasured|Obstetric LocalBusiness|Occupation Thing : educationRequirements estimatedSalary ' +
  'experienceRequirements occupationalCategory occupationLocation qualifications responsibilities ' +
  'skills|OccupationalExperienceRequirements Thing : monthsOfExperience|OccupationalTherapy ' +
  'MedicalTherapy|OceanBodyOfWater Place|Offer Thing : acceptedPaymentMethod additionalProperty addOn ' +
  'advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds ' +
  'availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category ' +
  'checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity ' +
  'eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration ' +
  'hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ' +
  'ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity ' +
  'leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review ' +
  'reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty|' +
  'OfferCatalog ItemList|OfferForLease Offer|OfferForPurchase Offer|OfferItemCondition Enumeration|' +
  'OfferShippingDetails Thing : deliveryTime depth doesNotShip hasShippingService height provider ' +
  'shippingDestination shippingLabel shippingOrigin shippingRate shippingSettingsLink transitTimeLabel ' +
  'validForMemberTier weight width|OfficeEquipmentStore LocalBusiness|Oncologic LocalBusiness|' +
  'OnDemandEvent PublicationEvent|OnlineBusiness Organization|OnlineMarketplace OnlineStore : hasStore|' +
  'OnlineStore Organization : isStoreOn|OpeningHoursSpecification Thing : closes dayOfWeek opens ' +
  'validFrom validThrough|OperatingSystem SoftwareApplication|Ophthalmology LocalBusiness|' +
  'OpinionNewsArticle NewsArticle|Optician LocalBusiness|Optometric LocalBusiness|Order Thing : ' +
  'acceptedOffer billingAddress broker confirmationNumber customer discount discountCode ' +
  'discountCurrency isGift merchant orderDate orderDelivery orderedItem orderNumber orderStatus ' +
  'partOfInvoice paymentDue paymentDueDate paymentMethod paymentMethodId paymentUrl seller|OrderAction ' +
  'TradeAction : deliveryMethod|OrderItem Thing : orderDelivery orderedItem orderItemNumber ' +
  'orderItemStatus orderQuantity|OrderStatus Enumeration|Organization Thing : acceptedPaymentMethod ' +
  'actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed ' +
  'authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints ' +
  'correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email ' +
  'employee employees ethicsPolicy event events faxNumber founder founders foundingDate ' +
  'foundingLocation funder funding globalLocationNumber hasCertification hasCredential ' +
  'hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS ' +
  'hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords ' +
  'knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer ' +
  'member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns ' +
  'parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor ' +
  'subOrganization taxID telephone unnamedSourcesPolicy vatID|OrganizeAction Action|Otolaryngologic ' +
  'LocalBusiness|OutletStore LocalBusiness|OwnershipInfo Thing : acquiredFrom ownedFrom ownedThrough ' +
  'typeOfGood|PaintAction Action|Painting CreativeWork|PalliativeProcedure MedicalProcedure ' +
  'MedicalTherapy|ParcelDelivery Thing : carrier deliveryAddress deliveryStatus expectedArrivalFrom ' +
  'expectedArrivalUntil hasDeliveryMethod itemShipped originAddress partOfOrder provider trackingNumber ' +
  'trackingUrl|ParentAudience PeopleAudience : childMaxAge childMinAge|Park CivicStructure|' +
  'ParkingFacility CivicStructure|PathologyTest MedicalTest : tissueSample|Patient MedicalAudience ' +
  'Person : diagnosis drug healthCondition|PawnShop LocalBusiness|PayAction TradeAction : recipient|' +
  'PaymentCard FinancialProduct PaymentMethod : cashBack contactlessPayment floorLimit ' +
  'monthlyMinimumRepaymentAmount|PaymentChargeSpecification PriceSpecification : ' +
  'appliesToDeliveryMethod appliesToPaymentMethod|PaymentMethod Thing : paymentMethodType|' +
  'PaymentMethodType Enumeration|PaymentService FinancialProduct PaymentMethod|PaymentStatusType ' +
  'Enumeration|Pediatric LocalBusiness|PeopleAudience Audience : healthCondition requiredGender ' +
  'requiredMaxAge requiredMinAge suggestedAge suggestedGender suggestedMaxAge suggestedMeasurement ' +
  'suggestedMinAge|PerformAction PlayAction : entertainmentBusiness|PerformingArtsEvent Event|' +
  'PerformingArtsTheater CivicStructure|PerformingGroup Organization|Periodical CreativeWorkSeries|' +
  'Permit Thing : issuedBy issuedThrough permitAudience validFor validFrom validIn validUntil|Person ' +
  'Thing : additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate ' +
  'birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate ' +
  'deathPlace duns email familyName faxNumber follows funder funding gender givenName ' +
  'globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height ' +
  'homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout ' +
  'knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents ' +
  'performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse ' +
  'taxID telephone vatID weight workLocation worksFor|PetStore LocalBusiness|Pharmacy LocalBusiness ' +
  'MedicalOrganization|Photograph CreativeWork|PhotographAction Action|PhysicalActivity MedicalEntity : ' +
  'associatedAnatomy category epidemiology pathophysiology|PhysicalActivityCategory Enumeration|' +
  'PhysicalExam MedicalProcedure Enumeration|PhysicalTherapy MedicalTherapy|Physician LocalBusiness ' +
  'MedicalOrganization : availableService hospitalAffiliation medicalSpecialty occupationalCategory ' +
  'usNPI|PhysiciansOffice Physician|Physiotherapy LocalBusiness|Place Thing : additionalProperty ' +
  'address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event ' +
  'events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals ' +
  'geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification ' +
  'hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo ' +
  'longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess ' +
  'review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage|' +
  'PlaceOfWorship CivicStructure|PlanAction Action : scheduledTime|PlasticSurgery LocalBusiness|Play ' +
  'CreativeWork|PlayAction Action : audience event|PlayGameAction ConsumeAction : gameAvailabilityType|' +
  'Playground CivicStructure|Plumber LocalBusiness|PodcastEpisode Episode|PodcastSeason ' +
  'CreativeWorkSeason|PodcastSeries CreativeWorkSeries : actor webFeed|Podiatric LocalBusiness|' +
  'PoliceStation CivicStructure LocalBusiness|PoliticalParty Organization|Pond Place|PostalAddress ' +
  'ContactPoint : addressCountry addressLocality addressRegion extendedAddress postalCode ' +
  'postOfficeBoxNumber streetAddress|PostalCodeRangeSpecification Thing : postalCodeBegin postalCodeEnd|' +
  'Poster CreativeWork|PostOffice LocalBusiness|PreOrderAction TradeAction|PrependAction InsertAction|' +
  'Preschool EducationalOrganization|PresentationDigitalDocument DigitalDocument|PreventionIndication ' +
  'MedicalEntity|PriceComponentTypeEnumeration Enumeration|PriceSpecification Thing : eligibleQuantity ' +
  'eligibleTransactionVolume maxPrice membershipPointsEarned minPrice price priceCurrency ' +
  'validForMemberTier validFrom validThrough valueAddedTaxIncluded|PriceTypeEnumeration Enumeration|' +
  'PrimaryCare LocalBusiness|Product Thing : additionalProperty aggregateRating asin audience ' +
  'authorizedRepresentative award awards brand category color colorSwatch consumerNotice ' +
  'countryOfAssembly countryOfLastProcessing countryOfOrigin depth displayLocation funding gtin gtin12 ' +
  'gtin13 gtin14 gtin8 hasAdultConsideration hasCertification hasDigitalProductPassport ' +
  'hasEnergyConsumptionDetails hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy ' +
  'hasProductReturnPolicy height importer inProductGroupWithID isAccessoryOrSparePartFor ' +
  'isConsumableFor isFamilyFriendly isOftenBoughtWith isRelatedTo isSimilarTo isVariantOf itemCondition ' +
  'keywords logo manufacturer material mobileUrl model mpn negativeNotes nsn offers pattern ' +
  'positiveNotes productID productionDate purchaseDate recycledContentPercentage releaseDate review ' +
  'reviews size sku slogan specification substanceOfConcern weight width|ProductCollection Collection ' +
  'Product : includesObject|ProductGroup Product : hasVariant productGroupID variesBy|ProductModel ' +
  'Product : isVariantOf predecessorOf successorOf|ProductReturnEnumeration Enumeration|' +
  'ProductReturnPolicy Thing : productReturnDays productReturnLink|ProfessionalService LocalBusiness|' +
  'ProfilePage WebPage|ProgramMembership Thing : hostingOrganization member members membershipNumber ' +
  'membershipPointsEarned program programName|Project Organization|PronounceableText : inLanguage ' +
  'phoneticText speechToTextMarkup textValue|Property Thing : domainIncludes inverseOf rangeIncludes ' +
  'supersededBy|PropertyValue Thing : maxValue measurementMethod measurementTechnique minValue ' +
  'propertyID unitCode unitText value valueGroup valueReference|PropertyValueSpecification Thing : ' +
  'defaultValue maxValue minValue multipleValues readonlyValue stepValue valueMaxLength valueMinLength ' +
  'valueName valuePattern valueRequired|Protein BioChemEntity : hasBioPolymerSequence|Psychiatric ' +
  'LocalBusiness|PsychologicalTreatment TherapeuticProcedure|PublicationEvent Event : free publishedBy ' +
  'publishedOn|PublicationIssue CreativeWork : issueNumber pageEnd pageStart pagination|' +
  'PublicationVolume CreativeWork : pageEnd pageStart pagination volumeNumber|PublicHealth ' +
  'LocalBusiness|PublicSwimmingPool LocalBusiness|PublicToilet CivicStructure|PurchaseType Enumeration|' +
  'QAPage WebPage|QualitativeValue Enumeration : additionalProperty equal greater greaterOrEqual lesser ' +
  'lesserOrEqual nonEqual valueReference|QuantitativeValue Thing : additionalProperty maxValue minValue ' +
  'unitCode unitText value valueReference|QuantitativeValueDistribution Thing : duration median ' +
  'percentile10 percentile25 percentile75 percentile90|Question Comment : acceptedAnswer answerCount ' +
  'eduQuestionType parentItem suggestedAnswer|Quiz LearningResource|Quotation CreativeWork : ' +
  'spokenByCharacter|QuoteAction TradeAction|RadiationTherapy MedicalTherapy|RadioBroadcastService ' +
  'BroadcastService|RadioChannel BroadcastChannel|RadioClip Clip|RadioEpisode Episode|RadioSeason ' +
  'CreativeWorkSeason|RadioSeries CreativeWorkSeries : actor actors containsSeason director directors ' +
  'episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons trailer|' +
  'RadioStation LocalBusiness|Rating Thing : author bestRating ratingExplanation ratingValue ' +
  'reviewAspect worstRating|ReactAction Action|ReadAction ConsumeAction|RealEstateAgent LocalBusiness|' +
  'RealEstateListing WebPage : datePosted leaseLength|ReceiveAction TransferAction : deliveryMethod ' +
  'sender|Recipe HowTo : cookingMethod cookTime ingredients nutrition recipeCategory recipeCuisine ' +
  'recipeIngredient recipeInstructions recipeYield suitableForDiet|Recommendation Review : category|' +
  'RecommendedDoseSchedule DoseSchedule|RecyclingCenter LocalBusiness|RefundTypeEnumeration Enumeration|' +
  'RegisterAction Action|RejectAction Action|RentAction TradeAction : landlord realEstateAgent|' +
  'RentalCarReservation Reservation : dropoffLocation dropoffTime pickupLocation pickupTime|' +
  'RepaymentSpecification Thing : downPayment earlyPrepaymentPenalty loanPaymentAmount ' +
  'loanPaymentFrequency numberOfLoanPayments|ReplaceAction UpdateAction : replacee replacer|ReplyAction ' +
  'CommunicateAction : resultComment|Report Article : reportNumber|ReportageNewsArticle NewsArticle|' +
  'ReportedDoseSchedule DoseSchedule|Researcher Audience|ResearchOrganization Organization|' +
  'ResearchProject Organization|Reservation Thing : bookingAgent bookingTime broker modifiedTime ' +
  'priceCurrency programMembershipUsed provider reservationFor reservationId reservationStatus ' +
  'reservedTicket totalPrice underName|ReservationPackage Reservation : subReservation|' +
  'ReservationStatusType Enumeration|ReserveAction PlanAction|Reservoir Place|ResetPasswordAction ' +
  'Action|Residence Place : accommodationFloorPlan floorLevel|Resort LodgingBusiness|RespiratoryTherapy ' +
  'MedicalTherapy|Restaurant FoodEstablishment|RestrictedDiet Enumeration|sarif_info_Result|' +
  'ResumeAction Action|ReturnAction TransferAction : recipient|ReturnFeesEnumeration Enumeration|' +
  'ReturnLabelSourceEnumeration Enumeration|ReturnMethodEnumeration Enumeration|Review CreativeWork : ' +
  'associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes ' +
  'positiveNotes reviewAspect reviewBody reviewRating|ReviewAction Action : resultReview|' +
  'ReviewNewsArticle NewsArticle Review|RiverBodyOfWater Place|RoofingContractor LocalBusiness|Room ' +
  'Accommodation|RsvpAction InformAction : additionalNumberOfGuests comment rsvpResponse|' +
  'RsvpResponseType Enumeration|RuntimePlatform SoftwareApplication|RVPark CivicStructure|SaleEvent ' +
  'Event|SatiricalArticle Article|Schedule Thing : byDay byMonth byMonthDay byMonthWeek duration ' +
  'endDate endTime exceptDate repeatCount repeatFrequency scheduleTimezone startDate startTime|' +
  'ScheduleAction PlanAction|ScholarlyArticle Article|School EducationalOrganization|SchoolDistrict ' +
  'Place|ScreeningEvent Event : subtitleLanguage videoFormat workPresented|Sculpture CreativeWork|' +
  'SeaBodyOfWater Place|SearchAction Action : query|SearchRescueOrganization Organization|' +
  'SearchResultsPage WebPage|Season CreativeWork|Seat Thing : seatingType seatNumber seatRow ' +
  'seatSection|SeekToAction Action : startOffset|SelfStorage LocalBusiness|SellAction TradeAction : ' +
  'buyer warrantyPromise|SendAction TransferAction : deliveryMethod recipient|SequentialArt Book ' +
  'VisualArtwork|Series Thing|Service Thing : aggregateRating areaServed audience availableChannel ' +
  'award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo ' +
  'logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput ' +
  'serviceType slogan termsOfService|ServiceChannel Thing : availableLanguage processingTime ' +
  'providesService serviceLocation servicePhone servicePostalAddress serviceSmsNumber serviceUrl|' +
  'ServicePeriod Thing : businessDays cutoffTime duration|ShareAction CommunicateAction|SheetMusic ' +
  'CreativeWork|ShippingConditions Thing : depth doesNotShip height numItems orderValue ' +
  'seasonalOverride shippingDestination shippingOrigin shippingRate transitTime weight width|' +
  'ShippingDeliveryTime Thing : businessDays cutoffTime handlingTime transitTime|ShippingRateSettings ' +
  'Thing : doesNotShip freeShippingThreshold isUnlabelledFallback minimumOrderValue orderPercentage ' +
  'shippingDestination shippingLabel shippingRate weightPercentage|ShippingService Thing : ' +
  'fulfillmentType handlingTime shippingConditions validForMemberTier|ShoeStore LocalBusiness|' +
  'ShoppingCenter LocalBusiness|ShortStory CreativeWork|SingleFamilyResidence House : numberOfRooms ' +
  'occupancy|SiteNavigationElement WebPageElement|SizeGroupEnumeration Enumeration|SizeSpecification ' +
  'QualitativeValue : hasMeasurement sizeGroup sizeSystem suggestedAge suggestedGender ' +
  'suggestedMeasurement|SizeSystemEnumeration Enumeration|SkiResort LocalBusiness LodgingBusiness|' +
  'SocialEvent Event|SocialMediaPosting Article : sharedContent|SoftwareApplication CreativeWork : ' +
  'applicationCategory applicationSubCategory applicationSuite availableOnDevice countriesNotSupported ' +
  'countriesSupported device downloadUrl featureList fileSize installUrl memoryRequirements ' +
  'operatingSystem permissions processorRequirements releaseNotes requirements runtimePlatform ' +
  'screenshot softwareAddOn softwareHelp softwareRequirements softwareVersion storageRequirements ' +
  'supportingData|SoftwareSourceCode CreativeWork : codeRepository codeSampleType programmingLanguage ' +
  'runtime runtimePlatform sampleType targetProduct|SolveMathAction Action : eduQuestionType|' +
  'SomeProducts Product : inventoryLevel|SpeakableSpecification Thing : cssSelector xpath|' +
  'SpecialAnnouncement CreativeWork : announcementLocation category datePosted diseasePreventionInfo ' +
  'diseaseSpreadStatistics gettingTestedInfo governmentBenefitsInfo newsUpdatesAndGuidelines ' +
  'publicTransportClosuresInfo quarantineGuidelines schoolClosuresInfo travelBans webFeed|Specialty ' +
  'Enumeration|SportingGoodsStore LocalBusiness|SportsActivityLocation LocalBusiness|SportsClub ' +
  'LocalBusiness|SportsEvent Event : awayTeam competitor homeTeam referee sport|SportsOrganization ' +
  'Organization : sport|SportsTeam SportsOrganization : athlete coach gender|SpreadsheetDigitalDocument ' +
  'DigitalDocument|StadiumOrArena CivicStructure LocalBusiness|State Place|Statement CreativeWork|' +
  'StatisticalPopulation Thing : populationType|StatisticalVariable ConstraintNode : measuredProperty ' +
  'measurementDenominator measurementMethod measurementQualifier measurementTechnique populationType ' +
  'statType|StatusEnumeration Enumeration|SteeringPositionValue QualitativeValue|Store LocalBusiness|' +
  'StructuredValue Thing|StupidType Thing : stupidProperty|SubscribeAction Action|Substance ' +
  'MedicalEntity : activeIngredient maximumIntake|SubwayStation CivicStructure|Suite Accommodation : ' +
  'bed numberOfRooms occupancy|SuperficialAnatomy MedicalEntity : associatedPathophysiology ' +
  'relatedAnatomy relatedCondition relatedTherapy significance|SurgicalProcedure MedicalProcedure|' +
  'SuspendAction Action|Syllabus LearningResource|Synagogue CivicStructure|Table WebPageElement|' +
  'TakeAction TransferAction|TattooParlor LocalBusiness|Taxi Service|TaxiReservation Reservation : ' +
  'partySize pickupLocation pickupTime|TaxiService Service|TaxiStand CivicStructure|Taxon Thing : ' +
  'childTaxon hasDefinedTerm parentTaxon taxonRank|TechArticle Article : dependencies proficiencyLevel|' +
  'TelevisionChannel BroadcastChannel|TelevisionStation LocalBusiness|TennisComplex LocalBusiness|' +
  'TextDigitalDocument DigitalDocument|TextObject MediaObject|TheaterEvent Event|TheaterGroup ' +
  'Organization|TherapeuticProcedure MedicalProcedure : adverseOutcome doseSchedule drug|Thesis ' +
  'CreativeWork : inSupportOf|Thing : additionalType alternateName description ' +
  'disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs ' +
  'subjectOf url|Ticket Thing : dateIssued issuedBy priceCurrency ticketedSeat ticketNumber ticketToken ' +
  'totalPrice underName|TieAction Action|TierBenefitEnumeration Enumeration|TipAction TradeAction : ' +
  'recipient|TireShop LocalBusiness|TouristAttraction Place : availableLanguage touristType|' +
  'TouristDestination Place : includesAttraction touristType|TouristInformationCenter LocalBusiness|' +
  'TouristTrip Trip : touristType|ToyStore LocalBusiness|TrackAction Action : deliveryMethod|' +
  'TradeAction Action : price priceCurrency priceSpecification|TrainReservation Reservation|' +
  'TrainStation CivicStructure|TrainTrip Trip : arrivalPlatform arrivalStation departurePlatform ' +
  'departureStation trainName trainNumber|TransferAction Action : fromLocation toLocation|TravelAction ' +
  'MoveAction : distance|TravelAgency LocalBusiness|TreatmentIndication MedicalEntity|Trip Thing : ' +
  'arrivalTime departureTime itinerary offers partOfTrip provider subTrip tripOrigin|TVClip Clip : ' +
  'partOfTVSeries|TVEpisode Episode : countryOfOrigin partOfTVSeries subtitleLanguage titleEIDR|' +
  'TVSeason CreativeWork CreativeWorkSeason : countryOfOrigin partOfTVSeries titleEIDR|TVSeries ' +
  'CreativeWork CreativeWorkSeries : actor actors containsSeason countryOfOrigin director directors ' +
  'episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons titleEIDR ' +
  'trailer|TypeAndQuantityNode Thing : amountOfThisGood businessFunction typeOfGood unitCode unitText|' +
  'UKNonprofitType Enumeration|UnitPriceSpecification PriceSpecification : billingDuration ' +
  'billingIncrement billingStart priceComponentType priceType referenceQuantity unitCode unitText|' +
  'UnRegisterAction Action|UpdateAction Action : collection targetCollection|UseAction ConsumeAction|' +
  'UserBlocks Event|UserCheckins Event|UserComments Event : commentText commentTime creator discusses ' +
  'replyToUrl|UserDownloads Event|UserInteraction Event|UserLikes Event|UserPageVisits Event|UserPlays ' +
  'Event|UserPlusOnes Event|UserReview Review|UserTweets Event|USNonprofitType Enumeration|' +
  'VacationRental LodgingBusiness|Vehicle Product : accelerationTime bodyType callSign cargoVolume ' +
  'dateVehicleFirstRegistered driveWheelConfiguration emissionsCO2 fuelCapacity fuelConsumption ' +
  'fuelEfficiency fuelType knownVehicleDamages meetsEmissionStandard mileageFromOdometer modelDate ' +
  'numberOfAirbags numberOfAxles numberOfDoors numberOfForwardGears numberOfPreviousOwners payload ' +
  'productionDate purchaseDate seatingCapacity speed steeringPosition stupidProperty tongueWeight ' +
  'trailerWeight vehicleConfiguration vehicleEngine vehicleIdentificationNumber vehicleInteriorColor ' +
  'vehicleInteriorType vehicleModelDate vehicleSeatingCapacity vehicleSpecialUsage vehicleTransmission ' +
  'weightTotal wheelbase|Vein AnatomicalStructure : drainsTo regionDrained tributary|Vessel ' +
  'AnatomicalStructure|VeterinaryCare MedicalOrganization|VideoGallery WebPage|VideoGame Game ' +
  'SoftwareApplication : actor actors cheatCode director directors gameEdition gamePlatform gameServer ' +
  'gameTip musicBy playMode trailer|VideoGameClip Clip|VideoGameSeries CreativeWorkSeries : actor ' +
  'actors characterAttribute cheatCode containsSeason director directors episode episodes gameItem ' +
  'gameLocation gamePlatform musicBy numberOfEpisodes numberOfPlayers numberOfSeasons playMode ' +
  'productionCompany quest season seasons trailer|VideoObject MediaObject : actor actors caption ' +
  'director directors embeddedTextCaption musicBy transcript videoFrameSize videoQuality|' +
  'VideoObjectSnapshot VideoObject|ViewAction ConsumeAction|VirtualLocation Thing|VisualArtsEvent Event|' +
  'VisualArtwork CreativeWork : artEdition artform artist artMedium artworkSurface colorist depth ' +
  'height inker letterer penciler surface weight width|VitalSign MedicalSign|Volcano Place|VoteAction ' +
  'ChooseAction : candidate|WantAction Action|WarrantyPromise Thing : durationOfWarranty warrantyScope|' +
  'WarrantyScope Enumeration|WatchAction ConsumeAction|Waterfall Place|' +
  'WearableMeasurementTypeEnumeration Enumeration|WearableSizeGroupEnumeration Enumeration|' +
  'WearableSizeSystemEnumeration Enumeration|WearAction ConsumeAction|WebAPI Service : documentation|' +
  'WebApplication SoftwareApplication : browserRequirements|WebContent CreativeWork|WebPage ' +
  'CreativeWork : breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy ' +
  'significantLink significantLinks speakable specialty|WebPageElement CreativeWork : cssSelector xpath|' +
  'WebSite CreativeWork : issn|WholesaleStore LocalBusiness|WinAction Action : loser|Winery ' +
  'FoodEstablishment|WorkBasedProgram EducationalOccupationalProgram : occupationalCategory ' +
  'trainingSalary|WorkersUnion Organization|WPAdBlock WebPageElement|WPFooter WebPageElement|WPHeader ' +
  'WebPageElement|WPSideBar WebPageElement|WriteAction Action : inLanguage language|Zoo CivicStructure';

/** Each property with the types of its values; `>` and what schema.org has in its place, where it is superseded. */
export const PROPERTY_TABLE =
  'baseSalary MonetaryAmount Number PriceSpecification|salaryCurrency Text|inLanguage Language Text|' +
  'linkRelationship Text|numberedPosition Number|characterName Text|endDate Date DateTime|namedPosition ' +
  'Text URL >roleName|roleName Text URL|startDate Date DateTime|isResizable Boolean|' +
  'accommodationCategory Text|accommodationFloorPlan FloorPlan|amenityFeature ' +
  'LocationFeatureSpecification|bed BedDetails BedType Text|floorLevel Text|floorSize QuantitativeValue|' +
  'leaseLength Duration QuantitativeValue|numberOfBathroomsTotal Integer|numberOfBedrooms Number ' +
  'QuantitativeValue|numberOfFullBathrooms Number|numberOfPartialBathrooms Number|numberOfRooms Number ' +
  'QuantitativeValue|occupancy QuantitativeValue|permittedUsage Text|petsAllowed Boolean Text|' +
  'tourBookingPage URL|yearBuilt Number|actionProcess HowTo|actionStatus ActionStatusType|agent ' +
  'Organization Person|endTime DateTime Time|error Thing|instrument Thing|location Place PostalAddress ' +
  'Text VirtualLocation|object Thing|participant Organization Person|provider Organization Person|' +
  'result Thing|startTime DateTime Time|target EntryPoint URL|availabilityEnds Date DateTime Time|' +
  'availabilityStarts Date DateTime Time|category CategoryCode PhysicalActivityCategory Text Thing URL|' +
  'eligibleRegion GeoShape Place Text|expectsAcceptanceOf Offer|ineligibleRegion GeoShape Place Text|' +
  'requiresSubscription Boolean MediaSubscription|highPrice Number Text|lowPrice Number Text|offerCount ' +
  'Integer|offers Demand Offer|itemReviewed Thing|ratingCount Integer|reviewCount Integer|' +
  'boardingPolicy BoardingPolicyType|iataCode Text|icaoCode Text|alignmentType Text|' +
  'educationalFramework Text|targetDescription Text|targetName Text|targetUrl URL|' +
  'associatedPathophysiology Text|bodyLocation Text|connectedTo AnatomicalStructure|diagram ImageObject|' +
  'partOfSystem AnatomicalSystem|relatedCondition MedicalCondition|relatedTherapy MedicalTherapy|' +
  'subStructure AnatomicalStructure|comprisedOf AnatomicalStructure AnatomicalSystem|relatedStructure ' +
  'AnatomicalStructure|answerExplanation Comment WebContent|parentItem Comment CreativeWork|' +
  'numberOfAccommodationUnits QuantitativeValue|numberOfAvailableAccommodationUnits QuantitativeValue|' +
  'assembly Text >executableLibraryName|assemblyVersion Text|executableLibraryName Text|' +
  'programmingModel Text|targetPlatform Text|holdingArchive ArchiveOrganization|itemLocation Place ' +
  'PostalAddress Text|archiveHeld ArchiveComponent|arterialBranch AnatomicalStructure|supplyTo ' +
  'AnatomicalStructure|articleBody Text|articleSection Text|backstory CreativeWork Text|pageEnd Integer ' +
  'Text|pageStart Integer Text|pagination Text|speakable SpeakableSpecification URL|wordCount Integer|' +
  'question Question|audienceType Text|geographicArea AdministrativeArea|duration Duration ' +
  'QuantitativeValue|readBy Person|caption MediaObject Text|embeddedTextCaption Text|transcript Text|' +
  'recipient Audience ContactPoint Organization Person|accountMinimumInflow MonetaryAmount|' +
  'accountOverdraftLimit MonetaryAmount|bankAccountType Text URL|numberOfBeds Number|typeOfBed BedType ' +
  'Text|associatedDisease MedicalCondition PropertyValue URL|bioChemInteraction BioChemEntity|' +
  'bioChemSimilarity BioChemEntity|biologicalRole DefinedTerm|funding Grant|hasBioChemEntityPart ' +
  'BioChemEntity|hasMolecularFunction DefinedTerm PropertyValue URL|hasRepresentation PropertyValue ' +
  'Text URL|isEncodedByBioChemEntity Gene|isInvolvedInBiologicalProcess DefinedTerm PropertyValue URL|' +
  'isLocatedInSubcellularLocation DefinedTerm PropertyValue URL|isPartOfBioChemEntity BioChemEntity|' +
  'taxonomicRange DefinedTerm Taxon Text URL|blogPost BlogPosting|blogPosts BlogPosting >blogPost|issn ' +
  'Text|arrivalBoatTerminal BoatTerminal|departureBoatTerminal BoatTerminal|abridged Boolean|' +
  'bookEdition Text|bookFormat BookFormatType|illustrator Person|isbn Text|numberOfPages Integer|lender ' +
  'Organization Person|aggregateRating AggregateRating|logo ImageObject URL|review Review|slogan Text|' +
  'broadcastChannelId Text|broadcastFrequency BroadcastFrequencySpecification Text|broadcastServiceTier ' +
  'Text|genre DefinedTerm Text URL|inBroadcastLineup CableOrSatelliteService|providesBroadcastService ' +
  'BroadcastService|broadcastOfEvent Event|isLiveBroadcast Boolean|subtitleLanguage Language Text|' +
  'videoFormat Text|broadcastFrequencyValue Number QuantitativeValue|broadcastSignalModulation ' +
  'QualitativeValue Text|broadcastSubChannel Text|area Place >serviceArea|broadcastAffiliateOf ' +
  'Organization|broadcastDisplayName Text|broadcaster Organization|broadcastTimezone Text|callSign Text|' +
  'hasBroadcastChannel BroadcastChannel|parentService BroadcastService|numberOfEmployees ' +
  'QuantitativeValue|yearlyRevenue QuantitativeValue|yearsInOperation QuantitativeValue|acrissCode Text|' +
  'roofLoad QuantitativeValue|arrivalBusStop BusStation BusStop|busName Text|busNumber Text|' +
  'departureBusStop BusStation BusStop|seller Organization Person|vendor Organization Person >seller|' +
  'warrantyPromise WarrantyPromise >warranty|codeValue Text|inCodeSet CategoryCodeSet URL|' +
  'hasCategoryCode CategoryCode|cvdCollectionDate DateTime Text|cvdFacilityCounty Text|cvdFacilityId ' +
  'Text|cvdNumBeds Number|cvdNumBedsOcc Number|cvdNumC19Died Number|cvdNumC19HOPats Number|' +
  'cvdNumC19HospPats Number|cvdNumC19MechVentPats Number|cvdNumC19OFMechVentPats Number|' +
  'cvdNumC19OverflowPats Number|cvdNumICUBeds Number|cvdNumICUBedsOcc Number|cvdNumTotBeds Number|' +
  'cvdNumVent Number|cvdNumVentUse Number|datePosted Date DateTime|about Thing|auditDate Date DateTime|' +
  'certificationIdentification DefinedTerm Text|certificationRating Rating|certificationStatus ' +
  'CertificationStatusEnumeration|datePublished Date DateTime|expires Date DateTime|hasMeasurement ' +
  'QuantitativeValue|issuedBy Organization|validFrom Date DateTime|validIn AdministrativeArea|' +
  'chemicalComposition Text|chemicalRole DefinedTerm|potentialUse DefinedTerm|actionOption Text Thing|' +
  'option Text Thing >actionOption|openingHours Text|appearance CreativeWork|claimInterpreter ' +
  'Organization Person|firstAppearance CreativeWork|claimReviewed Text|supersededBy Class Enumeration ' +
  'Property|actor PerformingGroup Person|actors Person >actor|clipNumber Integer Text|director Person|' +
  'directors Person >director|endOffset HyperTocEntry Number|musicBy MusicGroup Person|partOfEpisode ' +
  'Episode|partOfSeason CreativeWorkSeason|partOfSeries CreativeWorkSeries|startOffset HyperTocEntry ' +
  'Number|collectionSize Integer|artist Person|colorist Person|inker Person|letterer Person|penciler ' +
  'Person|variantCover Text|downvoteCount Integer|sharedContent CreativeWork|upvoteCount Integer|' +
  'resultComment Comment|language Language >inLanguage|priceComponent PriceSpecification|priceType ' +
  'PriceTypeEnumeration Text|constraintProperty Property URL|numConstraints Integer|' +
  'actionAccessibilityRequirement ActionAccessSpecification|areaServed AdministrativeArea GeoShape ' +
  'Place Text|availableLanguage Language Text|contactOption ContactPointOption|contactType Text|email ' +
  'Text|faxNumber Text|hoursAvailable OpeningHoursSpecification|productSupported Product Text|' +
  'serviceArea AdministrativeArea GeoShape Place >areaServed|telephone Text|foodEstablishment ' +
  'FoodEstablishment Place|foodEvent FoodEvent|recipe Recipe|tickerSymbol Text|courseCode Text|' +
  'coursePrerequisites AlignmentObject Course Text|educationalCredentialAwarded ' +
  'EducationalOccupationalCredential Text URL|financialAidEligible DefinedTerm Text|hasCourseInstance ' +
  'CourseInstance|numberOfCredits Integer StructuredValue|occupationalCredentialAwarded ' +
  'EducationalOccupationalCredential Text URL|syllabusSections Syllabus|totalHistoricalEnrollment ' +
  'Integer|courseMode Text URL|courseSchedule Schedule|courseWorkload Text|instructor Person|abstract ' +
  'Text|accessibilityAPI Text|accessibilityControl Text|accessibilityFeature Text|accessibilityHazard ' +
  'Text|accessibilitySummary Text|accessMode Text|accessModeSufficient ItemList|accountablePerson ' +
  'Person|acquireLicensePage CreativeWork URL|alternativeHeadline Text|archivedAt URL WebPage|assesses ' +
  'DefinedTerm Text|associatedMedia MediaObject|audience Audience|audio AudioObject Clip MusicRecording|' +
  'author Organization Person|award Text|awards Text >award|character Person|citation CreativeWork Text|' +
  'comment Comment|commentCount Integer|conditionsOfAccess Text|contentLocation Place|contentRating ' +
  'Rating Text|contentReferenceTime DateTime|contributor Organization Person|copyrightHolder ' +
  'Organization Person|copyrightNotice Text|copyrightYear Number|correction CorrectionComment Text URL|' +
  'countryOfOrigin Country|creativeWorkStatus DefinedTerm Text|creator Organization Person|creditText ' +
  'Text|dateCreated Date DateTime|dateModified Date DateTime|digitalSourceType ' +
  'IPTCDigitalSourceEnumeration|discussionUrl URL|displayLocation Place|editEIDR Text URL|editor Person|' +
  'educationalAlignment AlignmentObject|educationalLevel DefinedTerm Text URL|educationalUse ' +
  'DefinedTerm Text|encoding MediaObject|encodingFormat Text URL|encodings MediaObject >encoding|' +
  'exampleOfWork CreativeWork|fileFormat Text URL >encodingFormat|funder Organization Person|hasPart ' +
  'CreativeWork|headline Text|interactionStatistic InteractionCounter|interactivityType Text|' +
  'interpretedAsClaim Claim|isAccessibleForFree Boolean|isBasedOn CreativeWork Product URL|isBasedOnUrl ' +
  'CreativeWork Product URL >isBasedOn|isFamilyFriendly Boolean|isPartOf CreativeWork URL|keywords ' +
  'DefinedTerm Text URL|learningResourceType DefinedTerm Text|license CreativeWork URL|locationCreated ' +
  'Place|mainEntity Thing|maintainer Organization Person|material Product Text URL|materialExtent ' +
  'QuantitativeValue Text|mentions Thing|pattern DefinedTerm Text|position Integer Text|producer ' +
  'Organization Person|publication PublicationEvent|publisher Organization Person|publisherImprint ' +
  'Organization|publishingPrinciples CreativeWork URL|recordedAt Event|releasedEvent PublicationEvent|' +
  'reviews Review >review|schemaVersion Text URL|sdDatePublished Date|sdLicense CreativeWork URL|' +
  'sdPublisher Organization Person|size DefinedTerm QuantitativeValue SizeSpecification Text|' +
  'sourceOrganization Organization|spatial Place|spatialCoverage Place|sponsor Organization Person|' +
  'teaches DefinedTerm Text|temporal DateTime Text|temporalCoverage DateTime Text URL|text Text|' +
  'thumbnail ImageObject|thumbnailUrl URL|timeRequired Duration|translationOfWork CreativeWork|' +
  'translator Organization Person|typicalAgeRange Text|usageInfo CreativeWork URL|version Number Text|' +
  'video Clip VideoObject|workExample CreativeWork|workTranslation CreativeWork|episode Episode|' +
  'episodes Episode >episode|numberOfEpisodes Integer|productionCompany Organization|seasonNumber ' +
  'Integer Text|trailer VideoObject|credentialCategory DefinedTerm Text URL|recognizedBy Organization|' +
  'validFor Duration|dataset Dataset|measurementMethod DefinedTerm MeasurementMethodEnum Text URL|' +
  'measurementTechnique DefinedTerm MeasurementMethodEnum Text URL|dataFeedElement DataFeedItem Text ' +
  'Thing|dateDeleted Date DateTime|item Thing|catalog DataCatalog >includedInDataCatalog|' +
  'datasetTimeInterval DateTime >temporalCoverage|distribution DataDownload|includedDataCatalog ' +
  'DataCatalog >includedInDataCatalog|includedInDataCatalog DataCatalog|variableMeasured Property ' +
  'PropertyValue StatisticalVariable Text|variablesMeasured PropertyValue Text|amount MonetaryAmount ' +
  'Number|currency Text|diagnosis MedicalCondition|distinguishingSign MedicalSignOrSymptom|' +
  'addressCountry Country Text|addressRegion AdministrativeArea Text|postalCode Text|postalCodePrefix ' +
  'Text|postalCodeRange PostalCodeRangeSpecification|inDefinedTermSet DefinedTermSet URL|termCode Text|' +
  'hasDefinedTerm DefinedTerm|appliesToDeliveryMethod DeliveryMethod|accessCode Text|availableFrom ' +
  'DateTime|availableThrough DateTime|hasDeliveryMethod DeliveryMethod|deliveryTime ' +
  'ShippingDeliveryTime|isUnlabelledFallback Boolean|shippingDestination DefinedRegion|transitTimeLabel ' +
  'Text|acceptedPaymentMethod LoanOrCredit PaymentMethod Text|advanceBookingRequirement ' +
  'QuantitativeValue|asin Text URL|availability ItemAvailability|availableAtOrFrom Place|' +
  'availableDeliveryMethod DeliveryMethod|businessFunction BusinessFunction|deliveryLeadTime ' +
  'QuantitativeValue|eligibleCustomerType BusinessEntityType|eligibleDuration QuantitativeValue|' +
  'eligibleQuantity QuantitativeValue|eligibleTransactionVolume PriceSpecification|gtin Text URL|gtin12 ' +
  'Text|gtin13 Text|gtin14 Text|gtin8 Text|includesObject TypeAndQuantityNode|inventoryLevel ' +
  'QuantitativeValue|itemCondition OfferItemCondition|itemOffered AggregateOffer CreativeWork Event ' +
  'MenuItem Product Service Trip|mpn Text|priceSpecification PriceSpecification|serialNumber Text|sku ' +
  'Text|validThrough Date DateTime|warranty WarrantyPromise|availableTest MedicalTest|dietFeatures Text|' +
  'endorsers Organization Person|expertConsiderations Text|physiologicalBenefits Text|risks Text|' +
  'activeIngredient Text|isProprietary Boolean|legalStatus DrugLegalStatus MedicalEnumeration Text|' +
  'maximumIntake MaximumDoseSchedule|mechanismOfAction Text|nonProprietaryName Text|proprietaryName ' +
  'Text|recommendedIntake RecommendedDoseSchedule|safetyConsideration Text|targetPopulation Text|' +
  'hasDigitalDocumentPermission DigitalDocumentPermission|grantee Audience ContactPoint Organization ' +
  'Person|permissionType DigitalDocumentPermissionType|price Number Text|priceCurrency Text|doseUnit ' +
  'Text|doseValue Number QualitativeValue|frequency Text|administrationRoute Text|alcoholWarning Text|' +
  'availableStrength DrugStrength|breastfeedingWarning Text|clincalPharmacology Text ' +
  '>clinicalPharmacology|clinicalPharmacology Text|dosageForm Text|doseSchedule DoseSchedule|drugClass ' +
  'DrugClass|drugUnit Text|foodWarning Text|includedInHealthInsurancePlan HealthInsurancePlan|' +
  'interactingDrug Drug|isAvailableGenerically Boolean|labelDetails URL|overdosage Text|' +
  'pregnancyCategory DrugPregnancyCategory|pregnancyWarning Text|prescribingInfo URL|prescriptionStatus ' +
  'DrugPrescriptionStatus Text|relatedDrug Drug|rxcui Text|warning Text URL|drug Drug|' +
  'applicableLocation AdministrativeArea|costCategory DrugCostCategory|costCurrency Text|costOrigin ' +
  'Text|costPerUnit Number QualitativeValue Text|availableIn AdministrativeArea|strengthUnit Text|' +
  'strengthValue Number|educationalRole Text|competencyRequired DefinedTerm Text URL|' +
  'applicationDeadline Date Text|applicationStartDate Date|dayOfWeek DayOfWeek|educationalProgramMode ' +
  'Text URL|hasCourse Course|maximumEnrollment Integer|occupationalCategory CategoryCode Text|' +
  'programPrerequisites AlignmentObject Course EducationalOccupationalCredential Text|programType ' +
  'DefinedTerm Text|salaryUponCompletion MonetaryAmountDistribution|termDuration Duration|termsPerYear ' +
  'Number|timeOfDay Text|timeToComplete Duration|trainingSalary MonetaryAmountDistribution|' +
  'typicalCreditsPerTerm Integer StructuredValue|alumni Person|endorsee Organization Person|' +
  'energyEfficiencyScaleMax EUEnergyEfficiencyEnumeration|energyEfficiencyScaleMin ' +
  'EUEnergyEfficiencyEnumeration|hasEnergyEfficiencyCategory EnergyEfficiencyEnumeration|' +
  'engineDisplacement QuantitativeValue|enginePower QuantitativeValue|engineType QualitativeValue Text ' +
  'URL|fuelType QualitativeValue Text URL|torque QuantitativeValue|actionApplication ' +
  'SoftwareApplication|actionPlatform DigitalPlatformEnumeration Text URL|application ' +
  'SoftwareApplication >actionApplication|contentType Text|encodingType Text|httpMethod Text|' +
  'urlTemplate Text|episodeNumber Integer Text|errorCode DefinedTerm Integer StatusEnumeration Text|' +
  'attendee Organization Person|attendees Organization Person >attendee|composer Organization Person|' +
  'doorTime DateTime Time|eventAttendanceMode EventAttendanceModeEnumeration|eventSchedule Schedule|' +
  'eventStatus EventStatusType|hasParticipationOffer Offer|hasSponsorshipOffer Offer|' +
  'maximumAttendeeCapacity Integer|maximumPhysicalAttendeeCapacity Integer|' +
  'maximumVirtualAttendeeCapacity Integer|organizer Organization Person|performer Organization Person|' +
  'performers Organization Person >performer|previousStartDate Date DateTime|recordedIn CreativeWork|' +
  'remainingAttendeeCapacity Integer|subEvent Event|subEvents Event >subEvent|superEvent Event|' +
  'workFeatured CreativeWork|workPerformed CreativeWork|currentExchangeRate UnitPriceSpecification|' +
  'exchangeRateSpread MonetaryAmount Number|course Place >exerciseCourse|diet Diet|distance Distance|' +
  'exerciseCourse Place|exercisePlan ExercisePlan|exerciseRelatedDiet Diet|exerciseType Text|' +
  'fromLocation Place|opponent Person|sportsActivityLocation SportsActivityLocation|sportsEvent ' +
  'SportsEvent|sportsTeam SportsTeam|toLocation Place|activityDuration Duration QuantitativeValue|' +
  'activityFrequency QuantitativeValue Text|additionalVariable Text|intensity QuantitativeValue Text|' +
  'repetitions Number QuantitativeValue|restPeriods QuantitativeValue Text|workload Energy ' +
  'QuantitativeValue|eligibleWithSupplier Organization|incentiveAmount LoanOrCredit QuantitativeValue ' +
  'UnitPriceSpecification|incentiveStatus IncentiveStatus|incentiveType IncentiveType|incentivizedItem ' +
  'DefinedTerm Product|incomeLimit MonetaryAmount Text|purchasePriceLimit MonetaryAmount|purchaseType ' +
  'PurchaseType|qualifiedExpense IncentiveQualifiedExpenseType|annualPercentageRate Number ' +
  'QuantitativeValue|feesAndCommissionsSpecification Text URL|interestRate Number QuantitativeValue|' +
  'aircraft Text Vehicle|arrivalAirport Airport|arrivalGate Text|arrivalTerminal Text|carrier ' +
  'Organization >provider|departureAirport Airport|departureGate Text|departureTerminal Text|' +
  'estimatedFlightDuration Duration Text|flightDistance Distance Text|flightNumber Text|mealService ' +
  'Text|webCheckinTime DateTime|boardingGroup Text|passengerPriorityStatus QualitativeValue Text|' +
  'passengerSequenceNumber Text|securityScreening Text|isPlanForApartment Accommodation|layoutImage ' +
  'ImageObject URL|followee Organization Person|acceptsReservations Boolean Text URL|hasMenu Menu Text ' +
  'URL|menu Menu Text URL >hasMenu|servesCuisine Text|starRating Rating|partySize Integer ' +
  'QuantitativeValue|characterAttribute Thing|gameItem Thing|gameLocation Place PostalAddress URL|' +
  'numberOfPlayers QuantitativeValue|quest Thing|game VideoGame|playersOnline Integer|serverStatus ' +
  'GameServerStatus|alternativeOf Gene|encodesBioChemEntity BioChemEntity|expressedIn ' +
  'AnatomicalStructure AnatomicalSystem BioChemEntity DefinedTerm|hasBioPolymerSequence Text|' +
  'geoMidpoint GeoCoordinates|geoRadius Distance Number Text|address PostalAddress Text|elevation ' +
  'Number Text|latitude Number Text|longitude Number Text|box Text|circle Text|line Text|polygon Text|' +
  'geoContains GeospatialGeometry Place|geoCoveredBy GeospatialGeometry Place|geoCovers ' +
  'GeospatialGeometry Place|geoCrosses GeospatialGeometry Place|geoDisjoint GeospatialGeometry Place|' +
  'geoEquals GeospatialGeometry Place|geoIntersects GeospatialGeometry Place|geoOverlaps ' +
  'GeospatialGeometry Place|geoTouches GeospatialGeometry Place|geoWithin GeospatialGeometry Place|' +
  'jurisdiction AdministrativeArea Text|serviceOperator Organization|fundedItem BioChemEntity ' +
  'CreativeWork Event MedicalEntity Organization Person Product|reviewAspect StructuredValue Text|' +
  'benefitsSummaryUrl URL|contactPoint ContactPoint|healthPlanDrugOption Text|healthPlanDrugTier Text|' +
  'healthPlanId Text|healthPlanMarketingUrl URL|includesHealthPlanFormulary HealthPlanFormulary|' +
  'includesHealthPlanNetwork HealthPlanNetwork|usesHealthPlanIdStandard Text URL|' +
  'healthPlanCoinsuranceOption Text|healthPlanCoinsuranceRate Number|healthPlanCopay PriceSpecification|' +
  'healthPlanCopayOption Text|healthPlanPharmacyCategory Text|healthPlanCostSharing Boolean ' +
  'HealthPlanCostSharingSpecification|offersPrescriptionByMail Boolean|healthPlanNetworkId Text|' +
  'healthPlanNetworkTier Text|hasHealthAspect HealthAspectEnumeration|availableService MedicalProcedure ' +
  'MedicalTest MedicalTherapy|healthcareReportingData CDCPMDRecord Dataset|medicalSpecialty ' +
  'MedicalSpecialty|estimatedCost MonetaryAmount Text|performTime Duration|prepTime Duration|step ' +
  'CreativeWork HowToSection HowToStep Text|steps CreativeWork ItemList Text >step|supply HowToSupply ' +
  'Text|tool HowToTool Text|totalTime Duration|yield QuantitativeValue Text|afterMedia MediaObject URL|' +
  'beforeMedia MediaObject URL|duringMedia MediaObject URL|requiredQuantity Number QuantitativeValue ' +
  'Text|tocEntry HyperTocEntry|tocContinuation HyperTocEntry|utterances Text|exifData PropertyValue ' +
  'Text|representativeOfPage Boolean|imagingTechnique MedicalImagingTechnique|practicesAt ' +
  'MedicalOrganization|infectiousAgent Text|infectiousAgentClass InfectiousAgentClass|' +
  'transmissionMethod Text|event Event|data Thing|source Thing|timestamp DateTime|interactionService ' +
  'SoftwareApplication WebSite|interactionType Action|userInteractionCount Integer|accountId Text|' +
  'billingPeriod Duration|broker Organization Person|confirmationNumber Text|customer Organization ' +
  'Person|minimumPaymentDue MonetaryAmount PriceSpecification|paymentDue DateTime >paymentDueDate|' +
  'paymentDueDate Date DateTime|paymentMethod PaymentMethod Text|paymentMethodId Text|paymentStatus ' +
  'PaymentStatusType Text|referencesOrder Order|scheduledPaymentDate Date|totalPaymentDue ' +
  'MonetaryAmount PriceSpecification|aggregateElement Thing|itemListElement ListItem Text Thing|' +
  'itemListOrder ItemListOrderType Text|numberOfItems Integer|applicantLocationRequirements ' +
  'AdministrativeArea|applicationContact ContactPoint|benefits Text >jobBenefits|directApply Boolean|' +
  'educationRequirements EducationalOccupationalCredential Text|eligibilityToWorkRequirement Text|' +
  'employerOverview Text|employmentType Text|employmentUnit Organization|estimatedSalary MonetaryAmount ' +
  'MonetaryAmountDistribution Number|experienceInPlaceOfEducation Boolean|experienceRequirements ' +
  'OccupationalExperienceRequirements Text|hiringOrganization Organization Person|incentiveCompensation ' +
  'Text|incentives Text >incentiveCompensation|industry DefinedTerm Text|jobBenefits Text|jobDuration ' +
  'Duration QuantitativeValue|jobImmediateStart Boolean|jobLocation Place|jobLocationType Text|' +
  'jobStartDate Date Text|physicalRequirement DefinedTerm Text URL|qualifications Credential Text|' +
  'relevantOccupation Occupation|responsibilities Text|securityClearanceRequirement Text URL|' +
  'sensoryRequirement DefinedTerm Text URL|skills DefinedTerm Text|specialCommitments Text|title Text|' +
  'totalJobOpenings Integer|workHours Text|biomechnicalClass Text|functionalClass MedicalEntity Text|' +
  'structuralClass Text|legislationAmends Legislation|legislationApplies Legislation|legislationChanges ' +
  'Legislation|legislationCommences Legislation|legislationConsolidates Legislation|legislationCorrects ' +
  'Legislation|legislationCountersignedBy Organization Person|legislationDate Date|' +
  'legislationDateOfApplicability Date|legislationDateVersion Date|legislationEnsuresImplementationOf ' +
  'Legislation|legislationIdentifier Text URL|legislationJurisdiction AdministrativeArea Text|' +
  'legislationLegalForce LegalForceStatus|legislationPassedBy Organization Person|legislationRepeals ' +
  'Legislation|legislationResponsible Organization Person|legislationTransposes Legislation|' +
  'legislationType CategoryCode Text|legislationLegalValue LegalValueLevel|borrower Person|nextItem ' +
  'ListItem|previousItem ListItem|coverageEndTime DateTime|coverageStartTime DateTime|liveBlogUpdate ' +
  'BlogPosting|gracePeriod Duration|loanRepaymentForm RepaymentSpecification|loanTerm QuantitativeValue|' +
  'loanType Text URL|recourseLoan Boolean|renegotiableLoan Boolean|requiredCollateral Text Thing|' +
  'branchOf Organization >parentOrganization|currenciesAccepted Text|paymentAccepted Text|priceRange ' +
  'Text|checkinTime DateTime Time|checkoutTime DateTime Time|lodgingUnitDescription Text|' +
  'lodgingUnitType QualitativeValue Text|numAdults Integer QuantitativeValue|numChildren Integer ' +
  'QuantitativeValue|winner Person|originatesFrom Vessel|regionDrained AnatomicalStructure ' +
  'AnatomicalSystem|runsTo Vessel|mapType MapCategoryType|mathExpression SolveMathAction Text|' +
  'associatedArticle NewsArticle|bitrate Text|contentSize Text|contentUrl URL|embedUrl URL|' +
  'encodesCreativeWork CreativeWork|height Distance QuantitativeValue|playerType Text|regionsAllowed ' +
  'Place|sha256 Text|uploadDate Date DateTime|width Distance QuantitativeValue|' +
  'mediaAuthenticityCategory MediaManipulationRatingEnumeration|originalMediaContextDescription Text|' +
  'originalMediaLink MediaObject URL WebPage|mediaItemAppearance MediaObject|authenticator Organization|' +
  'causeOf MedicalEntity|codingSystem Text|associatedAnatomy AnatomicalStructure AnatomicalSystem ' +
  'SuperficialAnatomy|cause MedicalCause|differentialDiagnosis DDxElement|epidemiology Text|' +
  'expectedPrognosis Text|naturalProgression Text|pathophysiology Text|possibleComplication Text|' +
  'possibleTreatment Drug DrugClass LifestyleModification MedicalTherapy|primaryPrevention ' +
  'MedicalTherapy|riskFactor MedicalRiskFactor|secondaryPrevention Drug DrugClass LifestyleModification ' +
  'MedicalTherapy|signOrSymptom MedicalSignOrSymptom|stage MedicalConditionStage|status EventStatusType ' +
  'MedicalStudyStatus Text|typicalTest MedicalTest|stageAsNumber Number|subStageSuffix Text|' +
  'adverseOutcome MedicalEntity|contraindication MedicalContraindication Text|postOp Text|preOp Text|' +
  'procedure Text|seriousAdverseOutcome MedicalEntity|code MedicalCode|guideline MedicalGuideline|' +
  'medicineSystem MedicineSystem|recognizingAuthority Organization|relevantSpecialty MedicalSpecialty|' +
  'study MedicalStudy|evidenceLevel MedicalEvidenceLevel|evidenceOrigin Text|guidelineDate Date|' +
  'guidelineSubject MedicalEntity|recommendationStrength Text|studyDesign ' +
  'MedicalObservationalStudyDesign|isAcceptingNewPatients Boolean|followup Text|howPerformed Text|' +
  'preparation MedicalEntity Text|procedureType MedicalProcedureType|estimatesRiskOf MedicalEntity|' +
  'includedRiskFactor MedicalRiskFactor|increasesRiskOf MedicalEntity|algorithm Text|publicationType ' +
  'Text|identifyingExam PhysicalExam|identifyingTest MedicalTest|healthCondition MedicalCondition|' +
  'studyLocation AdministrativeArea|studySubject MedicalEntity|affectedBy Drug|normalRange ' +
  'MedicalEnumeration Text|signDetected MedicalSign|usedToDiagnose MedicalCondition|usesDevice ' +
  'MedicalDevice|subTest MedicalTest|duplicateTherapy MedicalTherapy|trialDesign MedicalTrialDesign|' +
  'aspect Text >mainContentOfPage|medicalAudience MedicalAudience MedicalAudienceType|hasTiers ' +
  'MemberProgramTier|hostingOrganization Organization|hasTierBenefit TierBenefitEnumeration|' +
  'hasTierRequirement CreditCard MonetaryAmount Text UnitPriceSpecification|isTierOf MemberProgram|' +
  'membershipPointsEarned Number QuantitativeValue|hasMenuItem MenuItem|hasMenuSection MenuSection|' +
  'menuAddOn MenuItem MenuSection|nutrition NutritionInformation|suitableForDiet Diet RestrictedDiet|' +
  'additionalProperty PropertyValue|applicableCountry Country Text|customerRemorseReturnFees ' +
  'ReturnFeesEnumeration|customerRemorseReturnLabelSource ReturnLabelSourceEnumeration|' +
  'customerRemorseReturnShippingFeesAmount MonetaryAmount|inStoreReturnsOffered Boolean|' +
  'itemDefectReturnFees ReturnFeesEnumeration|itemDefectReturnLabelSource ReturnLabelSourceEnumeration|' +
  'itemDefectReturnShippingFeesAmount MonetaryAmount|merchantReturnDays Date DateTime Integer|' +
  'merchantReturnLink URL|refundType RefundTypeEnumeration|restockingFee MonetaryAmount Number|' +
  'returnFees ReturnFeesEnumeration|returnLabelSource ReturnLabelSourceEnumeration|returnMethod ' +
  'ReturnMethodEnumeration|returnPolicyCategory MerchantReturnEnumeration|returnPolicyCountry Country ' +
  'Text|returnPolicySeasonalOverride MerchantReturnPolicySeasonalOverride|returnShippingFeesAmount ' +
  'MonetaryAmount|validForMemberTier MemberProgramTier|bccRecipient ContactPoint Organization Person|' +
  'ccRecipient ContactPoint Organization Person|dateRead Date DateTime|dateReceived DateTime|dateSent ' +
  'DateTime|messageAttachment CreativeWork|sender Audience Organization Person|toRecipient Audience ' +
  'ContactPoint Organization Person|carrierRequirements Text|inChI Text|inChIKey Text|iupacName Text|' +
  'molecularFormula Text|molecularWeight QuantitativeValue Text|monoisotopicMolecularWeight ' +
  'QuantitativeValue Text|smiles Text|maxValue Number|minValue Number|value Boolean Number ' +
  'QualitativeValue StructuredValue Text|beneficiaryBank BankOrCreditUnion Text|domiciledMortgage ' +
  'Boolean|loanMortgageMandateAmount MonetaryAmount|titleEIDR Text URL|screenCount Number|antagonist ' +
  'Muscle|bloodSupply Vessel|insertion AnatomicalStructure|muscleAction Text|nerve Nerve|' +
  'albumProductionType MusicAlbumProductionType|albumRelease MusicRelease|albumReleaseType ' +
  'MusicAlbumReleaseType|byArtist MusicGroup Person|firstPerformance Event|includedComposition ' +
  'MusicComposition|iswcCode Text|lyricist Person|lyrics CreativeWork|musicalKey Text|musicArrangement ' +
  'MusicComposition|musicCompositionForm Text|recordedAs MusicRecording|album MusicAlbum|albums ' +
  'MusicAlbum >album|musicGroupMember Person >member|track ItemList MusicRecording|tracks ' +
  'MusicRecording >track|numTracks Integer|inAlbum MusicAlbum|inPlaylist MusicPlaylist|isrcCode Text|' +
  'recordingOf MusicComposition|catalogNumber Text|creditedTo Organization Person|musicReleaseFormat ' +
  'MusicReleaseFormatType|recordLabel Organization|releaseOf MusicAlbum|branch AnatomicalStructure ' +
  '>arterialBranch|nerveMotor Muscle|sensoryUnit AnatomicalStructure SuperficialAnatomy|sourcedFrom ' +
  'BrainStructure|dateline Text|printColumn Text|printEdition Text|printPage Text|printSection Text|' +
  'actionableFeedbackPolicy CreativeWork URL|correctionsPolicy CreativeWork URL|diversityPolicy ' +
  'CreativeWork URL|diversityStaffingReport Article URL|ethicsPolicy CreativeWork URL|masthead ' +
  'CreativeWork URL|missionCoveragePrioritiesPolicy CreativeWork URL|noBylinesPolicy CreativeWork URL|' +
  'ownershipFundingInfo AboutPage CreativeWork Text URL|unnamedSourcesPolicy CreativeWork URL|' +
  'verificationFactCheckingPolicy CreativeWork URL|calories Energy|carbohydrateContent Mass|' +
  'cholesterolContent Mass|fatContent Mass|fiberContent Mass|proteinContent Mass|saturatedFatContent ' +
  'Mass|servingSize Text|sodiumContent Mass|sugarContent Mass|transFatContent Mass|' +
  'unsaturatedFatContent Mass|marginOfError QuantitativeValue|measuredProperty Property|' +
  'measurementDenominator StatisticalVariable|measurementQualifier Enumeration|observationAbout Place ' +
  'Thing|observationDate Date DateTime|observationPeriod Text|occupationLocation AdministrativeArea|' +
  'monthsOfExperience Number|addOn Offer|checkoutPageURLTemplate Text|hasAdultConsideration ' +
  'AdultOrientedEnumeration|hasDigitalProductPassport DigitalProductPassport URL|hasGS1DigitalLink URL|' +
  'hasMerchantReturnPolicy MerchantReturnPolicy|itemPopularity Number QuantitativeValue|mobileUrl Text|' +
  'offeredBy Organization Person|priceValidUntil Date|shippingDetails OfferShippingDetails|depth ' +
  'Distance QuantitativeValue|doesNotShip Boolean|hasShippingService ShippingService|shippingLabel Text|' +
  'shippingOrigin DefinedRegion|shippingRate MonetaryAmount ShippingRateSettings|shippingSettingsLink ' +
  'URL|weight Mass QuantitativeValue|hasStore OnlineStore|isStoreOn OnlineMarketplace|closes Time|opens ' +
  'Time|acceptedOffer Offer|billingAddress PostalAddress|discount Number Text|discountCode Text|' +
  'discountCurrency Text|isGift Boolean|merchant Organization Person >seller|orderDate Date DateTime|' +
  'orderDelivery ParcelDelivery|orderedItem OrderItem Product Service|orderNumber Text|orderStatus ' +
  'OrderStatus|partOfInvoice Invoice|paymentUrl URL|deliveryMethod DeliveryMethod|orderItemNumber Text|' +
  'orderItemStatus OrderStatus|orderQuantity Number QuantitativeValue|agentInteractionStatistic ' +
  'InteractionCounter|authorizedRepresentative Organization Person|brand Brand Organization|' +
  'companyRegistration Certification|contactPoints ContactPoint >contactPoint|department Organization|' +
  'dissolutionDate Date|duns Text|employee Person|employees Person >employee|events Event >event|' +
  'founder Organization Person|founders Person >founder|foundingDate Date|foundingLocation Place|' +
  'globalLocationNumber Text|hasCertification Certification|hasCredential Credential|hasMemberProgram ' +
  'MemberProgram|hasOfferCatalog OfferCatalog|hasPOS Place|hasProductReturnPolicy ProductReturnPolicy ' +
  '>hasMerchantReturnPolicy|isicV4 Text|iso6523Code Text|knowsAbout Text Thing URL|knowsLanguage ' +
  'Language Text|legalAddress PostalAddress|legalName Text|legalRepresentative Person|leiCode Text|' +
  'makesOffer Offer|member Organization Person|memberOf MemberProgramTier Organization ' +
  'ProgramMembership|members Organization Person >member|naics Text|nonprofitStatus NonprofitType|owns ' +
  'Thing|parentOrganization Organization|seeks Demand|subOrganization Organization|taxID Text|vatID ' +
  'Text|acquiredFrom Organization Person|ownedFrom DateTime|ownedThrough DateTime|typeOfGood Product ' +
  'Service|deliveryAddress PostalAddress|deliveryStatus DeliveryEvent|expectedArrivalFrom Date DateTime|' +
  'expectedArrivalUntil Date DateTime|itemShipped Product|originAddress PostalAddress|partOfOrder Order|' +
  'trackingNumber Text|trackingUrl URL|childMaxAge Number|childMinAge Number|tissueSample Text|cashBack ' +
  'Boolean Number|contactlessPayment Boolean|floorLimit MonetaryAmount|monthlyMinimumRepaymentAmount ' +
  'MonetaryAmount Number|appliesToPaymentMethod PaymentMethod|paymentMethodType PaymentMethodType|' +
  'requiredGender Text|requiredMaxAge Integer|requiredMinAge Integer|suggestedAge QuantitativeValue|' +
  'suggestedGender GenderType Text|suggestedMaxAge Number|suggestedMeasurement QuantitativeValue|' +
  'suggestedMinAge Number|entertainmentBusiness EntertainmentBusiness|issuedThrough Service|' +
  'permitAudience Audience|validUntil Date|additionalName Text|affiliation Organization|alumniOf ' +
  'EducationalOrganization Organization|birthDate Date|birthPlace Place|children Person|colleague ' +
  'Person URL|colleagues Person >colleague|deathDate Date|deathPlace Place|familyName Text|follows ' +
  'Person|gender GenderType Text|givenName Text|hasOccupation Occupation|homeLocation ContactPoint ' +
  'Place|honorificPrefix Text|honorificSuffix Text|jobTitle DefinedTerm Text|knows Person|lifeEvent ' +
  'Event|nationality Country|netWorth MonetaryAmount PriceSpecification|parent Person|parents Person ' +
  '>parent|performerIn Event|pronouns DefinedTerm StructuredValue Text|relatedTo Person|sibling Person|' +
  'siblings Person >sibling|spouse Person|workLocation ContactPoint Place|worksFor Organization|' +
  'hospitalAffiliation Hospital|usNPI Text|branchCode Text|containedIn Place >containedInPlace|' +
  'containedInPlace Place|containsPlace Place|geo GeoCoordinates GeoShape|hasDriveThroughService ' +
  'Boolean|hasMap Map URL|map URL >hasMap|maps URL >hasMap|openingHoursSpecification ' +
  'OpeningHoursSpecification|photo ImageObject Photograph|photos ImageObject Photograph >photo|' +
  'publicAccess Boolean|smokingAllowed Boolean|specialOpeningHoursSpecification ' +
  'OpeningHoursSpecification|scheduledTime Date DateTime|gameAvailabilityType ' +
  'GameAvailabilityEnumeration Text|webFeed DataFeed URL|addressLocality Text|extendedAddress Text|' +
  'postOfficeBoxNumber Text|streetAddress Text|postalCodeBegin Text|postalCodeEnd Text|maxPrice Number|' +
  'minPrice Number|valueAddedTaxIncluded Boolean|color Text|colorSwatch ImageObject URL|consumerNotice ' +
  'Text TextObject URL WebContent|countryOfAssembly Text|countryOfLastProcessing Text|' +
  'hasEnergyConsumptionDetails EnergyConsumptionDetails|importer Organization Person|' +
  'inProductGroupWithID Text|isAccessoryOrSparePartFor Product|isConsumableFor Product|' +
  'isOftenBoughtWith Product|isRelatedTo Product Service|isSimilarTo Product Service|isVariantOf ' +
  'ProductGroup ProductModel|manufacturer Organization|model ProductModel Text|negativeNotes ItemList ' +
  'ListItem Text WebContent|nsn Text|positiveNotes ItemList ListItem Text WebContent|productID Text|' +
  'productionDate Date|purchaseDate Date|recycledContentPercentage Number|releaseDate Date|' +
  'specification PropertyValue|substanceOfConcern ChemicalSubstance DefinedTerm Text URL|hasVariant ' +
  'Product|productGroupID Text|variesBy DefinedTerm PropertyValue Text|predecessorOf ProductModel|' +
  'successorOf ProductModel|productReturnDays Integer >merchantReturnDays|productReturnLink URL ' +
  '>merchantReturnLink|membershipNumber Text|program MemberProgram|programName Text|phoneticText Text|' +
  'speechToTextMarkup Text|textValue Text|domainIncludes Class|inverseOf Property|rangeIncludes Class|' +
  'propertyID Text URL|unitCode Text URL|unitText Text|valueGroup Text|valueReference DefinedTerm ' +
  'Enumeration MeasurementTypeEnumeration PropertyValue QualitativeValue QuantitativeValue ' +
  'StructuredValue Text|defaultValue Text Thing|multipleValues Boolean|readonlyValue Boolean|stepValue ' +
  'Number|valueMaxLength Number|valueMinLength Number|valueName Text|valuePattern Text|valueRequired ' +
  'Boolean|free Boolean >isAccessibleForFree|publishedBy Organization Person|publishedOn ' +
  'BroadcastService|issueNumber Integer Text|volumeNumber Integer Text|equal QualitativeValue|greater ' +
  'QualitativeValue|greaterOrEqual QualitativeValue|lesser QualitativeValue|lesserOrEqual ' +
  'QualitativeValue|nonEqual QualitativeValue|median Number|percentile10 Number|percentile25 Number|' +
  'percentile75 Number|percentile90 Number|acceptedAnswer Answer ItemList|answerCount Integer|' +
  'eduQuestionType Text|suggestedAnswer Answer ItemList|spokenByCharacter Organization Person|' +
  'containsSeason CreativeWorkSeason|numberOfSeasons Integer|season CreativeWorkSeason URL ' +
  '>containsSeason|seasons CreativeWorkSeason >season|bestRating Number Text|ratingExplanation Text|' +
  'ratingValue Number Text|worstRating Number Text|cookingMethod Text|cookTime Duration|ingredients ' +
  'Text >recipeIngredient|recipeCategory Text|recipeCuisine Text|recipeIngredient ItemList ' +
  'PropertyValue Text|recipeInstructions CreativeWork ItemList Text|recipeYield QuantitativeValue Text|' +
  'landlord Organization Person|realEstateAgent RealEstateAgent|dropoffLocation Place|dropoffTime ' +
  'DateTime|pickupLocation Place|pickupTime DateTime|downPayment MonetaryAmount Number|' +
  'earlyPrepaymentPenalty MonetaryAmount|loanPaymentAmount MonetaryAmount|loanPaymentFrequency Number|' +
  'numberOfLoanPayments Number|replacee Thing|replacer Thing|reportNumber Text|bookingAgent ' +
  'Organization Person >broker|bookingTime DateTime|modifiedTime DateTime|programMembershipUsed ' +
  'ProgramMembership|reservationFor Thing|reservationId Text|reservationStatus ReservationStatusType|' +
  'reservedTicket Ticket|totalPrice Number PriceSpecification Text|underName Organization Person|' +
  'subReservation Reservation|associatedClaimReview Review|associatedMediaReview Review|' +
  'associatedReview Review|reviewBody Text|reviewRating Rating|resultReview Review|' +
  'additionalNumberOfGuests Number|rsvpResponse RsvpResponseType|byDay DayOfWeek Text|byMonth Integer|' +
  'byMonthDay Integer|byMonthWeek Integer|exceptDate Date DateTime|repeatCount Integer|repeatFrequency ' +
  'Duration Text|scheduleTimezone Text|workPresented Movie|query Text|seatingType QualitativeValue Text|' +
  'seatNumber Text|seatRow Text|seatSection Text|buyer Organization Person|availableChannel ' +
  'ServiceChannel|produces Thing >serviceOutput|providerMobility Text|serviceAudience Audience ' +
  '>audience|serviceOutput Thing|serviceType GovernmentBenefitsType Text|termsOfService Text URL|' +
  'processingTime Duration|providesService Service|serviceLocation Place|servicePhone ContactPoint|' +
  'servicePostalAddress PostalAddress|serviceSmsNumber ContactPoint|serviceUrl URL|businessDays ' +
  'DayOfWeek OpeningHoursSpecification|cutoffTime Time|numItems QuantitativeValue|orderValue ' +
  'MonetaryAmount|seasonalOverride OpeningHoursSpecification|transitTime QuantitativeValue ' +
  'ServicePeriod|handlingTime QuantitativeValue ServicePeriod|freeShippingThreshold ' +
  'DeliveryChargeSpecification MonetaryAmount|minimumOrderValue MonetaryAmount Number ' +
  'PriceSpecification|orderPercentage Number|weightPercentage Number|fulfillmentType ' +
  'FulfillmentTypeEnumeration|shippingConditions ShippingConditions|sizeGroup SizeGroupEnumeration Text|' +
  'sizeSystem SizeSystemEnumeration Text|applicationCategory Text URL|applicationSubCategory Text URL|' +
  'applicationSuite Text|availableOnDevice Text|countriesNotSupported Text|countriesSupported Text|' +
  'device Text >availableOnDevice|downloadUrl URL|featureList Text URL|fileSize Text|installUrl URL|' +
  'memoryRequirements Text URL|operatingSystem OperatingSystem Text|permissions Text|' +
  'processorRequirements Text|releaseNotes Text URL|requirements Text URL >softwareRequirements|' +
  'runtimePlatform RuntimePlatform Text|screenshot ImageObject URL|softwareAddOn SoftwareApplication|' +
  'softwareHelp CreativeWork|softwareRequirements SoftwareApplication Text URL|softwareVersion Text|' +
  'storageRequirements Text URL|supportingData DataFeed|codeRepository URL|codeSampleType Text|' +
  'programmingLanguage ComputerLanguage Text|runtime Text >runtimePlatform|sampleType Text ' +
  '>codeSampleType|targetProduct SoftwareApplication|cssSelector CssSelectorType|xpath XPathType|' +
  'announcementLocation CivicStructure LocalBusiness|diseasePreventionInfo URL WebContent|' +
  'diseaseSpreadStatistics Dataset Observation URL WebContent|gettingTestedInfo URL WebContent|' +
  'governmentBenefitsInfo GovernmentService|newsUpdatesAndGuidelines URL WebContent|' +
  'publicTransportClosuresInfo URL WebContent|quarantineGuidelines URL WebContent|schoolClosuresInfo ' +
  'URL WebContent|travelBans URL WebContent|awayTeam Person SportsTeam|competitor Person SportsTeam|' +
  'homeTeam Person SportsTeam|referee Person|sport Text URL|athlete Person|coach Person|populationType ' +
  'Class|statType Property Text URL|stupidProperty QuantitativeValue|relatedAnatomy AnatomicalStructure ' +
  'AnatomicalSystem|significance Text|childTaxon Taxon Text URL|parentTaxon Taxon Text URL|taxonRank ' +
  'PropertyValue Text URL|dependencies Text|proficiencyLevel Text|inSupportOf Text|additionalType Text ' +
  'URL|alternateName Text|description Text TextObject|disambiguatingDescription Text|identifier ' +
  'PropertyValue Text URL|image ImageObject URL|mainEntityOfPage CreativeWork URL|name Text|owner ' +
  'Organization Person|potentialAction Action|sameAs URL|subjectOf CreativeWork Event|url URL|' +
  'dateIssued Date DateTime|ticketedSeat Seat|ticketNumber Text|ticketToken Text URL|touristType ' +
  'Audience Text|includesAttraction TouristAttraction|arrivalPlatform Text|arrivalStation TrainStation|' +
  'departurePlatform Text|departureStation TrainStation|trainName Text|trainNumber Text|arrivalTime ' +
  'DateTime Time|departureTime DateTime Time|itinerary ItemList Place|partOfTrip Trip|subTrip Trip|' +
  'tripOrigin Place|partOfTVSeries TVSeries >partOfSeries|amountOfThisGood Number|billingDuration ' +
  'Duration Number QuantitativeValue|billingIncrement Number|billingStart Number|priceComponentType ' +
  'PriceComponentTypeEnumeration|referenceQuantity QuantitativeValue|collection Thing >targetCollection|' +
  'targetCollection Thing|commentText Text|commentTime Date DateTime|discusses CreativeWork|replyToUrl ' +
  'URL|accelerationTime QuantitativeValue|bodyType QualitativeValue Text URL|cargoVolume ' +
  'QuantitativeValue|dateVehicleFirstRegistered Date|driveWheelConfiguration ' +
  'DriveWheelConfigurationValue Text|emissionsCO2 Number|fuelCapacity QuantitativeValue|fuelConsumption ' +
  'QuantitativeValue|fuelEfficiency QuantitativeValue|knownVehicleDamages Text|meetsEmissionStandard ' +
  'QualitativeValue Text URL|mileageFromOdometer QuantitativeValue|modelDate Date|numberOfAirbags ' +
  'Number Text|numberOfAxles Number QuantitativeValue|numberOfDoors Number QuantitativeValue|' +
  'numberOfForwardGears Number QuantitativeValue|numberOfPreviousOwners Number QuantitativeValue|' +
  'payload QuantitativeValue|seatingCapacity Number QuantitativeValue|speed QuantitativeValue|' +
  'steeringPosition SteeringPositionValue|tongueWeight QuantitativeValue|trailerWeight ' +
  'QuantitativeValue|vehicleConfiguration Text|vehicleEngine EngineSpecification|' +
  'vehicleIdentificationNumber Text|vehicleInteriorColor Text|vehicleInteriorType Text|vehicleModelDate ' +
  'Date|vehicleSeatingCapacity Number QuantitativeValue|vehicleSpecialUsage CarUsageType Text|' +
  'vehicleTransmission QualitativeValue Text URL|weightTotal QuantitativeValue|wheelbase ' +
  'QuantitativeValue|drainsTo Vessel|tributary AnatomicalStructure|cheatCode CreativeWork|gameEdition ' +
  'Text|gamePlatform Text Thing URL|gameServer GameServer|gameTip CreativeWork|playMode GamePlayMode|' +
  'videoFrameSize Text|videoQuality Text|artEdition Integer Text|artform Text URL|artMedium Text URL|' +
  'artworkSurface Text URL|surface Text URL >artworkSurface|candidate Person|durationOfWarranty ' +
  'QuantitativeValue|warrantyScope WarrantyScope|documentation CreativeWork URL|browserRequirements ' +
  'Text|breadcrumb BreadcrumbList Text|lastReviewed Date|mainContentOfPage WebPageElement|' +
  'primaryImageOfPage ImageObject|relatedLink URL|reviewedBy Organization Person|significantLink URL|' +
  'significantLinks URL >significantLink|specialty Specialty|loser Person';

/** Each enumeration with its members. */
export const MEMBER_TABLE =
  'ActionStatusType ActiveActionStatus CompletedActionStatus FailedActionStatus PotentialActionStatus|' +
  'AdultOrientedEnumeration AlcoholConsideration DangerousGoodConsideration HealthcareConsideration ' +
  'NarcoticConsideration ReducedRelevanceForChildrenConsideration SexualContentConsideration ' +
  'TobaccoNicotineConsideration UnclassifiedAdultConsideration ViolenceConsideration ' +
  'WeaponConsideration|BoardingPolicyType GroupBoardingPolicy ZoneBoardingPolicy|' +
  'BodyMeasurementTypeEnumeration BodyMeasurementArm BodyMeasurementBust BodyMeasurementChest ' +
  'BodyMeasurementFoot BodyMeasurementHand BodyMeasurementHead BodyMeasurementHeight ' +
  'BodyMeasurementHips BodyMeasurementInsideLeg BodyMeasurementNeck BodyMeasurementUnderbust ' +
  'BodyMeasurementWaist BodyMeasurementWeight|BookFormatType AudiobookFormat EBook GraphicNovel ' +
  'Hardcover Pamphlet Paperback|CarUsageType DrivingSchoolVehicleUsage RentalVehicleUsage ' +
  'TaxiVehicleUsage|CertificationStatusEnumeration CertificationActive CertificationInactive|' +
  'ContactPointOption HearingImpairedSupported TollFree|DayOfWeek Friday Monday PublicHolidays Saturday ' +
  'Sunday Thursday Tuesday Wednesday|DeliveryMethod LockerDelivery OnSitePickup ParcelService|' +
  'DENonprofitType DECooperativeCharity DEFoundationCharity DEJointStockCompanyCharity ' +
  'DELimitedLiabilityCharity DENotRegisteredAssociationCharity DEPublicCharity ' +
  'DERegisteredAssociationCharity|DigitalDocumentPermissionType CommentPermission ReadPermission ' +
  'WritePermission|DigitalPlatformEnumeration AndroidPlatform DesktopWebPlatform GenericWebPlatform ' +
  'IOSPlatform MobileWebPlatform|DriveWheelConfigurationValue AllWheelDriveConfiguration ' +
  'FourWheelDriveConfiguration FrontWheelDriveConfiguration RearWheelDriveConfiguration|' +
  'DrugCostCategory ReimbursementCap Retail Wholesale|DrugPregnancyCategory FDAcategoryA FDAcategoryB ' +
  'FDAcategoryC FDAcategoryD FDAcategoryX FDAnotEvaluated|DrugPrescriptionStatus OTC PrescriptionOnly|' +
  'EnergyStarEnergyEfficiencyEnumeration EnergyStarCertified|EUEnergyEfficiencyEnumeration ' +
  'EUEnergyEfficiencyCategoryA EUEnergyEfficiencyCategoryA1Plus EUEnergyEfficiencyCategoryA2Plus ' +
  'EUEnergyEfficiencyCategoryA3Plus EUEnergyEfficiencyCategoryB EUEnergyEfficiencyCategoryC ' +
  'EUEnergyEfficiencyCategoryD EUEnergyEfficiencyCategoryE EUEnergyEfficiencyCategoryF ' +
  'EUEnergyEfficiencyCategoryG|EventAttendanceModeEnumeration MixedEventAttendanceMode ' +
  'OfflineEventAttendanceMode OnlineEventAttendanceMode|EventStatusType EventCancelled EventMovedOnline ' +
  'EventPostponed EventRescheduled EventScheduled|FulfillmentTypeEnumeration ' +
  'FulfillmentTypeCollectionPoint FulfillmentTypeDelivery FulfillmentTypePickupDropoff ' +
  'FulfillmentTypePickupInStore FulfillmentTypeScheduledDelivery|GameAvailabilityEnumeration ' +
  'DemoGameAvailability FullGameAvailability|GamePlayMode CoOp MultiPlayer SinglePlayer|' +
  'GameServerStatus OfflinePermanently OfflineTemporarily Online OnlineFull|GenderType Female Male|' +
  'GovernmentBenefitsType BasicIncome BusinessSupport DisabilitySupport HealthCare OneTimePayments ' +
  'PaidLeave ParentalSupport UnemploymentSupport|HealthAspectEnumeration AllergiesHealthAspect ' +
  'BenefitsHealthAspect CausesHealthAspect ContagiousnessHealthAspect EffectivenessHealthAspect ' +
  'GettingAccessHealthAspect HowItWorksHealthAspect HowOrWhereHealthAspect IngredientsHealthAspect ' +
  'LivingWithHealthAspect MayTreatHealthAspect MisconceptionsHealthAspect OverviewHealthAspect ' +
  'PatientExperienceHealthAspect PregnancyHealthAspect PreventionHealthAspect PrognosisHealthAspect ' +
  'RelatedTopicsHealthAspect RisksOrComplicationsHealthAspect SafetyHealthAspect ScreeningHealthAspect ' +
  'SeeDoctorHealthAspect SelfCareHealthAspect SideEffectsHealthAspect StagesHealthAspect ' +
  'SymptomsHealthAspect TreatmentsHealthAspect TypesHealthAspect UsageOrScheduleHealthAspect|' +
  'IncentiveQualifiedExpenseType IncentiveQualifiedExpenseTypeGoodsOnly ' +
  'IncentiveQualifiedExpenseTypeGoodsOrServices IncentiveQualifiedExpenseTypeServicesOnly ' +
  'IncentiveQualifiedExpenseTypeUtilityBill|IncentiveStatus IncentiveStatusActive ' +
  'IncentiveStatusInDevelopment IncentiveStatusOnHold IncentiveStatusRetired|IncentiveType ' +
  'IncentiveTypeLoan IncentiveTypeRebateOrSubsidy IncentiveTypeTaxCredit IncentiveTypeTaxDeduction ' +
  'IncentiveTypeTaxWaiver|InfectiousAgentClass Bacteria Fungus MulticellularParasite Prion Protozoa ' +
  'Virus|IPTCDigitalSourceEnumeration AlgorithmicallyEnhancedDigitalSource ' +
  'AlgorithmicMediaDigitalSource CompositeCaptureDigitalSource CompositeDigitalSource ' +
  'CompositeSyntheticDigitalSource CompositeWithTrainedAlgorithmicMediaDigitalSource ' +
  'DataDrivenMediaDigitalSource DigitalArtDigitalSource DigitalCaptureDigitalSource ' +
  'MinorHumanEditsDigitalSource MultiFrameComputationalCaptureDigitalSource NegativeFilmDigitalSource ' +
  'PositiveFilmDigitalSource PrintDigitalSource ScreenCaptureDigitalSource ' +
  'TrainedAlgorithmicMediaDigitalSource VirtualRecordingDigitalSource|ItemAvailability BackOrder ' +
  'Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder ' +
  'PreSale Reserved SoldOut|ItemListOrderType ItemListOrderAscending ItemListOrderDescending ' +
  'ItemListUnordered|ITNonprofitType ITAmateurSportsClubCharity ITAssociativeNetworkCharity ' +
  'ITCooperativeCharity ITMutualAidCharity ITOtherThirdSectorEntityCharity ITPhilanthropicEntityCharity ' +
  'ITSocialCompanyCharity ITSocialCooperativeCharity ITSocialEnterpriseCharity ITSocialPromotionCharity ' +
  'ITSportCompanyCharity ITVolunteerAssociationCharity|LegalForceStatus InForce NotInForce ' +
  'PartiallyInForce|LegalValueLevel AuthoritativeLegalValue DefinitiveLegalValue OfficialLegalValue ' +
  'UnofficialLegalValue|MapCategoryType ParkingMap SeatingMap TransitMap VenueMap|MeasurementMethodEnum ' +
  'ExampleMeasurementMethodEnum|MediaManipulationRatingEnumeration DecontextualizedContent ' +
  'EditedOrCroppedContent OriginalMediaContent SatireOrParodyContent StagedContent TransformedContent|' +
  'MedicalAudienceType Clinician MedicalResearcher|MedicalDevicePurpose Diagnostic Therapeutic|' +
  'MedicalEvidenceLevel EvidenceLevelA EvidenceLevelB EvidenceLevelC|MedicalImagingTechnique CT MRI PET ' +
  'Radiography Ultrasound XRay|MedicalObservationalStudyDesign CaseSeries CohortStudy CrossSectional ' +
  'Longitudinal Observational Registry|MedicalProcedureType NoninvasiveProcedure PercutaneousProcedure|' +
  'MedicalSpecialty Anesthesia Audiology Cardiovascular CommunityHealth Dentistry Dermatologic ' +
  'Dermatology DietNutrition Emergency Endocrine Gastroenterologic Genetic Geriatric Gynecologic ' +
  'Hematologic Infectious LaboratoryScience Midwifery Musculoskeletal Neurologic Nursing Obstetric ' +
  'Oncologic Ophthalmology Optometric Otolaryngologic Pathology Pediatric PharmacySpecialty ' +
  'Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth Pulmonary Radiography ' +
  'Renal RespiratoryTherapy Rheumatologic SpeechPathology Surgical Toxicologic Urologic|' +
  'MedicalStudyStatus ActiveNotRecruiting Completed EnrollingByInvitation NotYetRecruiting Recruiting ' +
  'ResultsAvailable ResultsNotAvailable Suspended Terminated Withdrawn|MedicalTrialDesign ' +
  'DoubleBlindedTrial InternationalTrial MultiCenterTrial OpenTrial PlaceboControlledTrial ' +
  'RandomizedTrial SingleBlindedTrial SingleCenterTrial TripleBlindedTrial|MedicineSystem Ayurvedic ' +
  'Chiropractic Homeopathic Osteopathic TraditionalChinese WesternConventional|' +
  'MerchantReturnEnumeration MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted ' +
  'MerchantReturnUnlimitedWindow MerchantReturnUnspecified|MusicAlbumProductionType CompilationAlbum ' +
  'DemoAlbum DJMixAlbum LiveAlbum MixtapeAlbum RemixAlbum SoundtrackAlbum SpokenWordAlbum StudioAlbum|' +
  'MusicAlbumReleaseType AlbumRelease BroadcastRelease EPRelease SingleRelease|MusicReleaseFormatType ' +
  'CassetteFormat CDFormat DigitalAudioTapeFormat DigitalFormat DVDFormat LaserDiscFormat VinylFormat|' +
  'NLNonprofitType NonprofitANBI NonprofitSBBI|OfferItemCondition DamagedCondition NewCondition ' +
  'RefurbishedCondition UsedCondition|OrderStatus OrderCancelled OrderDelivered OrderInTransit ' +
  'OrderPaymentDue OrderPickupAvailable OrderProblem OrderProcessing OrderReturned|PaymentMethodType ' +
  'ByBankTransferInAdvance ByInvoice Cash CheckInAdvance COD DirectDebit InStorePrepay ' +
  'PhoneCarrierPayment|PaymentStatusType PaymentAutomaticallyApplied PaymentComplete PaymentDeclined ' +
  'PaymentDue PaymentPastDue|PhysicalActivityCategory AerobicActivity AnaerobicActivity Balance ' +
  'Flexibility LeisureTimeActivity OccupationalActivity StrengthTraining|PhysicalExam Abdomen ' +
  'Appearance CardiovascularExam Ear Eye Genitourinary Head Lung MusculoskeletalExam Neck Neuro Nose ' +
  'Skin Throat|PriceComponentTypeEnumeration ActivationFee CleaningFee DistanceFee Downpayment ' +
  'Installment Subscription|PriceTypeEnumeration InvoicePrice ListPrice MaximumRetailPrice ' +
  'MinimumAdvertisedPrice MSRP RegularPrice SalePrice SRP StrikethroughPrice|ProductReturnEnumeration ' +
  'ProductReturnFiniteReturnWindow ProductReturnNotPermitted ProductReturnUnlimitedWindow ' +
  'ProductReturnUnspecified|PurchaseType PurchaseTypeLease PurchaseTypeNewPurchase PurchaseTypeTradeIn ' +
  'PurchaseTypeUsedPurchase|RefundTypeEnumeration ExchangeRefund FullRefund StoreCreditRefund|' +
  'ReservationStatusType ReservationCancelled ReservationConfirmed ReservationHold ReservationPending|' +
  'RestrictedDiet DiabeticDiet GlutenFreeDiet HalalDiet HinduDiet KosherDiet LowCalorieDiet LowFatDiet ' +
  'LowLactoseDiet LowSaltDiet VeganDiet VegetarianDiet|ReturnFeesEnumeration FreeReturn ' +
  'OriginalShippingFees RestockingFees ReturnFeesCustomerResponsibility ReturnShippingFees|' +
  'ReturnLabelSourceEnumeration ReturnLabelCustomerResponsibility ReturnLabelDownloadAndPrint ' +
  'ReturnLabelInBox|ReturnMethodEnumeration KeepProduct ReturnAtKiosk ReturnByMail ReturnInStore|' +
  'RsvpResponseType RsvpResponseMaybe RsvpResponseNo RsvpResponseYes|SizeSystemEnumeration ' +
  'SizeSystemImperial SizeSystemMetric|SteeringPositionValue LeftHandDriving RightHandDriving|' +
  'TierBenefitEnumeration TierBenefitLoyaltyPoints TierBenefitLoyaltyPrice TierBenefitLoyaltyReturns ' +
  'TierBenefitLoyaltyShipping|UKNonprofitType CharitableIncorporatedOrganization ' +
  'LimitedByGuaranteeCharity UKTrust UnincorporatedAssociationCharity|USNonprofitType Nonprofit501a ' +
  'Nonprofit501c1 Nonprofit501c10 Nonprofit501c11 Nonprofit501c12 Nonprofit501c13 Nonprofit501c14 ' +
  'Nonprofit501c15 Nonprofit501c16 Nonprofit501c17 Nonprofit501c18 Nonprofit501c19 Nonprofit501c2 ' +
  'Nonprofit501c20 Nonprofit501c21 Nonprofit501c22 Nonprofit501c23 Nonprofit501c24 Nonprofit501c25 ' +
  'Nonprofit501c26 Nonprofit501c27 Nonprofit501c28 Nonprofit501c3 Nonprofit501c4 Nonprofit501c5 ' +
  'Nonprofit501c6 Nonprofit501c7 Nonprofit501c8 Nonprofit501c9 Nonprofit501d Nonprofit501e ' +
  'Nonprofit501f Nonprofit501k Nonprofit501n Nonprofit501q Nonprofit527|' +
  'WearableMeasurementTypeEnumeration WearableMeasurementBack WearableMeasurementChestOrBust ' +
  'WearableMeasurementCollar WearableMeasurementCup WearableMeasurementHeight WearableMeasurementHips ' +
  'WearableMeasurementInseam WearableMeasurementLength WearableMeasurementOutsideLeg ' +
  'WearableMeasurementSleeve WearableMeasurementWaist WearableMeasurementWidth|' +
  'WearableSizeGroupEnumeration WearableSizeGroupBig WearableSizeGroupBoys WearableSizeGroupExtraShort ' +
  'WearableSizeGroupExtraTall WearableSizeGroupGirls WearableSizeGroupHusky WearableSizeGroupInfants ' +
  'WearableSizeGroupJuniors WearableSizeGroupMaternity WearableSizeGroupMens WearableSizeGroupMisses ' +
  'WearableSizeGroupPetite WearableSizeGroupPlus WearableSizeGroupRegular WearableSizeGroupShort ' +
  'WearableSizeGroupTall WearableSizeGroupWomens|WearableSizeSystemEnumeration WearableSizeSystemAU ' +
  'WearableSizeSystemBR WearableSizeSystemCN WearableSizeSystemContinental WearableSizeSystemDE ' +
  'WearableSizeSystemEN13402 WearableSizeSystemEurope WearableSizeSystemFR WearableSizeSystemGS1 ' +
  'WearableSizeSystemIT WearableSizeSystemJP WearableSizeSystemMX WearableSizeSystemUK ' +
  'WearableSizeSystemUS';

/** Types of plain values. */
export const DATA_TYPES = 'Boolean Date DateTime Duration Float Integer Number Text Time URL';
