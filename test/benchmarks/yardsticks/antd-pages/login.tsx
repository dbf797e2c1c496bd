import { Alert, Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a log-in page made with antd alone can be. */
function LoginPage() {
  const [failed, setFailed] = useState(false)
  return (
    <Card title="Log in" style={{ maxWidth: 400, margin: '80px auto' }}>
      {failed && <Alert type="error" title="Login failed" />}
      <Form layout="vertical" onFinish={() => setFailed(true)}>
        <Form.Item name="email" label="Email" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]}>
          <Input.Password />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
      </Form>
    </Card>
  )
}

createRoot(document.getElementById('root')!).render(<LoginPage />)
