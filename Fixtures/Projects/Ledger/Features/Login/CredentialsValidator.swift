struct CredentialsValidator {
    let minimumPasswordLength: Int

    func isValid(email: String, password: String) -> Bool {
        email.contains("@") && password.count >= minimumPasswordLength
    }
}
