extension OffersComponent: OfferDetailDependency, OfferFilterDependency {}
