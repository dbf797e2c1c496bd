import { texts } from '../texts/texts.ts'
import { useLoadSettingsQuery } from '../writing-service/account-settings.ts'

/** The language in which the own account writes amounts; that of the page while it is not known. */
export function useAmountLanguage(): string {
  const { data } = useLoadSettingsQuery()
  return data?.language ?? texts.locale
}
