import { Form, Input } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useSavedInput } from '../../shared/saved-input.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useCreateProjectMutation } from './endpoints.ts'

const words = texts.projects

interface NewProjectModalProps {
  readonly isOpen: boolean
  readonly keptAs: string
  readonly onClose: () => void
}

/** Asks for the name; Enter alone does not create. */
export function NewProjectModal({ isOpen, keptAs, onClose }: NewProjectModalProps) {
  const [name, setName, forget] = useSavedInput(keptAs, '')
  const [createProject, { error, isLoading }] = useCreateProjectMutation()
  const navigate = useNavigate()

  const create = async () => {
    const { data: id } = await createProject(name.trim())
    if (id === undefined) return
    forget()
    onClose()
    await navigate(paths.project(id))
  }

  return (
    <Dialog
      open={isOpen}
      title={words.createProject}
      okText={texts.common.create}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: name.trim() === '', loading: isLoading }}
      onOk={() => void create()}
      onCancel={onClose}
      keptAs={keptAs}
      afterEnd={() => setName('')}
      destroyOnHidden
    >
      <Form layout="vertical" component="div">
        {error !== undefined && <FailureNotice error={error} heading={words.createFailed} />}
        <Form.Item label={words.nameLabel} htmlFor="new-project-name" required>
          <Input
            id="new-project-name"
            autoFocus
            value={name}
            placeholder={words.namePlaceholder}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
