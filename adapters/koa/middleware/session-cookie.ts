import { HttpCookie, type CookiePlace } from './http-cookie.ts'

/** In the name of the cookie, wherever the product lies. */
export const SESSION_COOKIE = 'grantwright_session'

/** The cookie with the token of a device's session. */
export class SessionCookie extends HttpCookie {
  constructor(place: CookiePlace) {
    super(SESSION_COOKIE, place)
  }
}
