export { PlanBox } from './plan-box.tsx'
