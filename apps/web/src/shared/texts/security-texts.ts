/** The texts on where a user is logged in, and on the second step of logging in. */
export const sessions = {
  title: 'Where you are logged in',
  thisDevice: 'This device',
  unknownDevice: 'A device that logged in before the last update',
  opened: 'Logged in',
  lastSeen: 'Last used',
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out: ${device}`,
  logOutElsewhere: 'Log out everywhere else',
  nowhereElse: 'You are not logged in anywhere else.',
  failed: 'You were not logged out there. Please try again.',
}
