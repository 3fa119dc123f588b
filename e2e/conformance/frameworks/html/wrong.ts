import '@onair/widgets/html'

/** What the types must refuse. */
const schedule = document.querySelector('onair-schedule')
if (schedule) schedule.view = 'month'
document.querySelector('onair-product')?.addEventListener('onair:added', ({ detail }) => detail.nothing)
