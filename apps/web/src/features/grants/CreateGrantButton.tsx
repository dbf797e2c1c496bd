import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useHasSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const NewGrantModal = lazyPart(() => import('./NewGrantModal.tsx').then(({ NewGrantModal }) => NewGrantModal))

export function CreateGrantButton({ projectId }: { readonly projectId: string }) {
  const keptAs = `new-grant/${projectId}`
  const hasInput = useHasSavedInput(keptAs)
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
