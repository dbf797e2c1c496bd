/**
 * How long after a process was killed its jobs are taken up by another, give or take a second; a live one prolongs its
 * leases three times as often. pg-boss takes no less than 10.
 */
export const LEASE_SECONDS = 12
