/**
 * Time until another process takes over the jobs of a killed one, to within a second; a running process extends its
 * leases three times as often. pg-boss allows no less than 10.
 */
export const LEASE_SECONDS = 12
