import '#app/styles/index.css';
import { start } from '#app/start.tsx';

void start(import.meta.glob('./**/page.tsx'));
