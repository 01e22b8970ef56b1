extension TabsComponent: MapDependency {}

extension TabsComponent: BookingsDependency {}

extension TabsComponent: ProfileDependency {}
