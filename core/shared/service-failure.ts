const LONGEST = 500

/**
 * What another service answered to a call that failed, as the cause of the error for people. Its message holds nothing of
 * what users wrote, and no secrets: it is for the log and for admins.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'

  constructor(message: string, cause?: unknown) {
    super(message.slice(0, LONGEST), { cause })
  }
}
