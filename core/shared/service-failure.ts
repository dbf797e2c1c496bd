const LONGEST = 500

/**
 * The failed call of another service, as the cause of an error. Its message contains neither users' texts nor secrets;
 * it is for the log and for admins.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'

  constructor(message: string, cause?: unknown) {
    super(message.slice(0, LONGEST), { cause })
  }
}
