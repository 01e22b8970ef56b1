import RuleKit

extension RuleDocumentation {
    static let modalSwipeDismissUnhandled = RuleDocumentation(
        summary: "A router presents a child as a sheet, and nothing detaches it when the user swipes it away.",
        reason: """
            Since iOS 13 a presented view controller is a sheet unless its style says otherwise, and a swipe dismisses \
            it without a call of the router. The child stays attached: its interactor stays active, and a check such \
            as 'guard detail == nil' keeps the screen from being opened again.
            """,
        howItWorks: """
            The rule checks each call by which a router presents the view of a child that it builds, through \
            functions of the router, of its view and of wrappers. It reports the call if the presentation style of \
            what is presented is that of a sheet (the default, '.pageSheet', '.formSheet', '.popover' or \
            '.automatic'), swipes are not switched off by 'isModalInPresentation', and nothing learns of the swipe: \
            neither a presentation delegate whose 'presentationControllerDidDismiss' leads to a call that detaches \
            the child, nor 'viewDidDisappear' of the view under 'isBeingDismissed'. Of what is wrapped into a \
            navigation controller, the style of the navigation controller counts.
            """,
        levels: """
            A note if the child's view is a controller of the system that is shown in a style of its own: of \
            documents, of web pages, or of the camera. Otherwise a warning.
            """,
        limitations: """
            The rule reports nothing if the view comes from a storyboard, if it or its container has a superclass \
            outside the analyzed files, if the style or the delegate cannot be determined, if a child's builder is \
            chosen at run time, or if nothing calls the function. Code that is not analyzed and that a delegate \
            calls counts as a detachment. The rule reports nothing if a copy of RIBs in the project has other names \
            for 'attachChild' and 'detachChild'. The deployment target is not considered; 'swipe_to_dismiss: false' \
            turns the rule off for apps whose sheets cannot be swiped away.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
            +         view.modalPresentationStyle = .fullScreen
                      viewController.uiviewController.present(view, animated: true)
                  }
              }
            """,
            in: "\(ExampleApp.aroundPresentingRouter)\n\(ExampleApp.homeDetachment)"),
        references: ["developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate"])
}
