extension LoggedInComponent: ActiveDeliveryDependency {}
