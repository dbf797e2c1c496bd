import { HttpCookie, type CookiePlace } from './http-cookie.ts'

/** The cookie with the token of a device's session. */
export class SessionCookie extends HttpCookie {
  constructor(place: CookiePlace) {
    super('grantwright_session', place)
  }
}
