import { Button, Form } from 'antd'
import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { CheckedField } from './CheckedField.tsx'
import { useChangeNameMutation } from './endpoints.ts'

const words = texts.ownName

export function NameForm() {
  const { firstName, lastName } = useCurrentUser()
  const [values, setValues] = useState({ firstName, lastName })
  const [changeName, { error, isLoading, isSuccess }] = useChangeNameMutation()
  const wrong = isApiFailure(error) ? error.fields : {}
  const isSame = values.firstName.trim() === firstName && values.lastName.trim() === lastName
  const field = (name: keyof typeof values) => ({
    label: texts.accounts[name],
    value: values[name],
    onChange: (typed: string) => setValues({ ...values, [name]: typed }),
    error: wrong[name],
  })

  return (
    <section className="card" aria-labelledby="own-name" style={{ maxWidth: 640 }}>
      <h2 id="own-name" style={{ marginBottom: 12 }}>
        {words.title}
      </h2>
      <p style={{ marginBottom: 16 }}>{words.hint}</p>
      <Form layout="vertical" onFinish={() => void changeName(values)}>
        <CheckedField {...field('firstName')} autoComplete="given-name" />
        <CheckedField {...field('lastName')} autoComplete="family-name" />
        <div className="stack">
          {error !== undefined && !isLoading && (
            <FailureNotice error={error} heading={words.failed} fieldsShown={['firstName', 'lastName']} />
          )}
          <div className="row">
            <Button htmlType="submit" disabled={isSame} loading={isLoading}>
              {words.save}
            </Button>
            {isSuccess && isSame && <Notice tone="quiet">{words.saved}</Notice>}
          </div>
        </div>
      </Form>
    </section>
  )
}
