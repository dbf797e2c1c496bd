import { Form, Input } from 'antd'
import { texts } from '../../shared/texts/profile-texts.ts'
import { Select } from '../../shared/ui/Select.tsx'
import { FunderSelect } from './FunderSelect.tsx'
import type { ChosenFunder } from './new-grant.ts'

const words = texts.newApplication

export const NO_DETAILS = { name: '', funder: null as ChosenFunder | null, projectId: null as string | null }
export type Details = typeof NO_DETAILS

interface NewApplicationDetailsProps {
  readonly details: Details
  readonly projects: readonly { readonly id: string; readonly name: string }[]
  readonly isNameNeeded: boolean
  readonly onChange: (changes: Partial<Details>) => void
}

/** Fields for the name, funder and project, in place of those that the form states. */
export function NewApplicationDetails({ details, projects, isNameNeeded, onChange }: NewApplicationDetailsProps) {
  const choices = [
    { value: '', label: words.newProject },
    ...projects.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={texts.grants.nameLabel} htmlFor="application-name" required={isNameNeeded}>
        <Input
          id="application-name"
          value={details.name}
          placeholder={isNameNeeded ? texts.grants.namePlaceholder : words.namePlaceholder}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.grants.funder} htmlFor="application-funder">
        <FunderSelect id="application-funder" value={details.funder} onChange={(funder) => onChange({ funder })} />
      </Form.Item>
      {projects.length > 0 && (
        <Form.Item label={words.project} htmlFor="application-project">
          <Select
            id="application-project"
            value={details.projectId ?? ''}
            options={choices}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(id: string) => onChange({ projectId: id === '' ? null : id })}
          />
        </Form.Item>
      )}
    </Form>
  )
}
