import { texts } from './texts/texts.ts'
import { useLoadSettingsQuery } from './writing-service/account-settings.ts'

/** The language in which the own account writes; that of the page while it is not known. */
export function useAccountLanguage(): string {
  const { data } = useLoadSettingsQuery()
  return data?.language ?? texts.locale
}
