extension LoggedInComponent: ShiftTrackingDependency {}
