extension LoggedInComponent: MainTabsDependency {}
