import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'
import { isEnglish } from '../../shared/is-english.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { writingModelOf } from '../../shared/writing-service/account-settings.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { useSaveSettingsMutation } from './endpoints.ts'
import { languageOptions } from './languages.ts'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.settings

/** Milliseconds for which the message is shown. */
const MESSAGE_FOR = 3000

interface SettingsFormProps {
  readonly settings: Settings
  /** Default: the user's own account. */
  readonly accountId?: string
}

export function SettingsForm({ settings, accountId }: SettingsFormProps) {
  const [values, setValues, forget] = useSavedInput(`settings/${accountId ?? 'own'}`, settings)
  const [message, setMessage] = useState<string | null>(null)
  const [saveSettings, { error, isLoading }] = useSaveSettingsMutation()
  useEffect(() => {
    if (message === null) return
    const timer = window.setTimeout(() => setMessage(null), MESSAGE_FOR)
    return () => window.clearTimeout(timer)
  }, [message])

  const hasModel = writingModelOf(settings) !== null

  const save = async () => {
    setMessage(null)
    const { language, toneOfVoice } = values
    const result = await saveSettings({ language, toneOfVoice, accountId })
    if (result.error !== undefined) return
    forget()
    setMessage(result.data ?? words.saved)
  }

  return (
    <Form layout="vertical" className="card" onFinish={() => void save()} style={{ maxWidth: 640 }}>
      <Form.Item label={words.language} htmlFor="settings-language" extra={words.languageHint}>
        <Select
          id="settings-language"
          showSearch={{ optionFilterProp: 'label' }}
          options={languageOptions(settings.language)}
          value={values.language}
          onChange={(language: string) => setValues({ ...values, language })}
        />
      </Form.Item>
      {!hasModel && !isEnglish(values.language) && (
        <Form.Item>
          <Notice tone="quiet">{words.noModelForLanguage}</Notice>
        </Form.Item>
      )}
      <Form.Item label={words.tone} htmlFor="settings-tone" extra={words.toneHint}>
        <Input.TextArea
          id="settings-tone"
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={values.toneOfVoice}
          onChange={(event) => setValues({ ...values, toneOfVoice: event.target.value })}
        />
      </Form.Item>
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
        <div className="row">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {words.save}
          </Button>
          {message !== null && <Notice tone="quiet">{message}</Notice>}
        </div>
      </div>
    </Form>
  )
}
