import { HttpCookie } from './http-cookie.ts'

/** Where a device keeps the token of its session. */
export class SessionCookie extends HttpCookie {
  constructor(secure: boolean) {
    super('grantwright_session', secure)
  }
}
