import { HttpCookie, type CookiePlace } from './http-cookie.ts'

/** Where a device keeps the token of its session. */
export class SessionCookie extends HttpCookie {
  constructor(place: CookiePlace) {
    super('grantwright_session', place)
  }
}
