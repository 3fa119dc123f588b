export { buildSandbox, type Sandbox, type SandboxOptions } from '../src/app.ts'
