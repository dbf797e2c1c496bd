import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { texts } from '../../shared/texts/texts.ts'

const NewGrantModal = lazy(() => import('./NewGrantModal.tsx').then((module) => ({ default: module.NewGrantModal })))

export function CreateGrantButton({ projectId }: { readonly projectId: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setState('open')}>
        {texts.projects.createGrant}
      </Button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <NewGrantModal isOpen={state === 'open'} projectId={projectId} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
