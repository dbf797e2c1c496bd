/** Mail providers, whose addresses don't show a person's organisation. */
const MAIL_PROVIDERS =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|btinternet|btopenworld|sky|talktalk|virginmedia|gmx|web|t-online|orange|wanadoo|free|laposte|proton|protonmail|pm|fastmail|zoho)\./i
/** Public suffixes below which anybody can register a name. */
const SECOND_LEVEL = /^(?:co|org|ac|gov|ltd|plc|me|net|com|edu|sch|nhs)$/i

/** The registered domain of an address or a web page, such as `tidewell.org.uk`; null for a provider's. */
export function domainOwner(address: string): string | null {
  const host = address
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')
  const parts = host.split('.')
  const length = parts.length > 2 && SECOND_LEVEL.test(parts.at(-2)!) && parts.at(-1)!.length === 2 ? 3 : 2
  const domain = parts.slice(-length).join('.')
  return MAIL_PROVIDERS.test(domain) ? null : domain
}

/** Whether a web address is that of the whole site: its registered name, with or without "www". */
export function isWholeSite(address: string): boolean {
  const host = address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
  return host === domainOwner(host)
}
