import type { RuntimeConfig } from '../../http-contract/runtime-config.ts'

const PLACE = /(<script\b[^>]*\bid="runtime-config"[^>]*>)[^<]*(<\/script>)/

/** The web app's page with the runtime configuration in the place that it keeps for it. */
export function withRuntimeConfig(page: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return page.replace(PLACE, (_place, open: string, close: string) => open + json + close)
}
