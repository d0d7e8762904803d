// Shows toasts. The group that draws them is loaded with the first, unless the page has one.
import { setLoading } from './elements/toast.js';
export { toast } from './elements/toast.js';

setLoading(() => import('./jelly-group.js'));
