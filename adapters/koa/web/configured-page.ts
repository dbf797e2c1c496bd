import type { PageConfig } from '../../http-contract/runtime-config.ts'

const PLACE = /(<script\b[^>]*\bid="runtime-config"[^>]*>)[^<]*(<\/script>)/
/** The page is one for all addresses: relative to a deep one its files would not be found. */
const OWN_FILE = /(<(?:script|link)\b[^>]*\s(?:src|href)=")\.\//g

/** The web app's page with the configuration in the place that it keeps for it, and its files named by their whole paths. */
export function configuredPage(page: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return page
    .replace(OWN_FILE, `$1${config.webPath}/`)
    .replace(PLACE, (_place, open: string, close: string) => open + json + close)
}
