import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useHasKeptInput } from '../../shared/kept-input.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { lazily } from '../../shared/ui/lazily.tsx'

const NewGrantModal = lazily(() => import('./NewGrantModal.tsx').then(({ NewGrantModal }) => NewGrantModal))

export function CreateGrantButton({ projectId }: { readonly projectId: string }) {
  const keptAs = `new-grant/${projectId}`
  const hasInput = useHasKeptInput(keptAs)
  const [state, setState] = useState<'never' | 'open' | 'closed'>(hasInput ? 'open' : 'never')
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setState('open')}>
        {texts.projects.createGrant}
      </Button>
      {state !== 'never' && (
        <NewGrantModal
          isOpen={state === 'open'}
          projectId={projectId}
          keptAs={keptAs}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
