print("riblint")
