import { laterMostMs, slowHeadMs } from '#domain/limits.ts';

/** Faces that this browser has already (layouts/late-faces.ts notes it), or a quick line: asked for in the head. */
const faces = `const known=(()=>{try{return localStorage.getItem('faces')===faces}catch{}})();
const slow=performance.now()>${slowHeadMs};
if(faces&&(known||!slow))for(const href of faces.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));
`;

/** On a slow line far pictures, and faces that are new, come after what makes the page answer (styles/later.css). */
const later = `const release=()=>{const left=(page.dataset.later??'').replace('pictures','').trim();if(left)page.dataset.later=left;else delete page.dataset.later};
if(slow){page.dataset.later=known?'pictures':'pictures faces';addEventListener('load',()=>setTimeout(release,${laterMostMs}))}
`;

const density = `try{if(localStorage.getItem('density')==='compact')page.dataset.density='compact'}catch{}
`;

const mode = `let mode=page.dataset.colorMode;
if(mode!=='light'&&mode!=='dark'){let kept=null;try{kept=localStorage.getItem('color-mode')}catch{}
page.dataset.colorMode=mode=kept==='light'||kept==='dark'?kept:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}
for(const tag of document.querySelectorAll('[name=theme-color]'))tag.content=mode==='dark'?'#0b0d11':'#f9fafb';
`;

/**
 * The entry is the first chunk that the document names; with it the page's own faces are let in (typeface-sheet.ts). A
 * name that needs a line less in its own face than in its stand-in keeps the height it was painted in.
 * On a quick line its evaluation would come before the first paint; hidden tabs never paint.
 */
const entry = `addEventListener('DOMContentLoaded',()=>{const chunk=document.querySelector('[rel=modulepreload]');
const start=()=>setTimeout(()=>{const name=document.querySelector('h1[class^=face]');
if(name){name.style.minHeight=name.offsetHeight+'px';addEventListener('resize',()=>name.style.minHeight='',{once:true})}
try{document.querySelector('[data-faces-after]').sheet.cssRules[0].media.mediaText='all'}catch{}
if(chunk)import(chunk.href).then(({started})=>started).then(release,release)});
document.visibilityState==='hidden'?start():requestAnimationFrame(start)})`;

/**
 * The one inline script, before the first paint: what the line allows, how close cards stand, and the colour mode, for
 * the page and for the browser's own bars. A mode forced by the page is already on the element and wins. It starts
 * the entry once the document is there and painted. Constant text, because the content security policy names its
 * hash; the two grounds are those of state/color-mode.ts.
 */
export const bootScript = `(()=>{const page=document.documentElement,{faces}=document.currentScript.dataset;
${faces}${later}${density}${mode}${entry}})()`;
