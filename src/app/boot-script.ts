import { laterMostMs, slowHeadMs } from '#domain/limits.ts';

/** Faces that this browser has already (layouts/late-faces.ts notes it), or a quick line: asked for in the head. */
const faces = `const preload=(hrefs,how)=>{for(const href of hrefs.split(' '))document.head.append(Object.assign(document.createElement('link'),how,{href}))};
const known=(()=>{try{return localStorage.getItem('faces')===faces}catch{}})();
const slow=performance.now()>${slowHeadMs};
if(faces&&(known||!slow))preload(faces,{rel:'preload',as:'font',type:'font/woff2',crossOrigin:''});
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
 * After the first paint, which the other chunks' bytes and their evaluation would put off; hidden tabs never paint. The
 * page's own faces are let in (typeface-sheet.ts): a name that needs a line less in its own face than in its stand-in
 * keeps the height it was painted in.
 */
const start = `addEventListener('DOMContentLoaded',()=>{const start=()=>setTimeout(()=>{const name=document.querySelector('h1[class^=face]');
if(name){name.style.minHeight=name.offsetHeight+'px';addEventListener('resize',()=>name.style.minHeight='',{once:true})}
try{document.querySelector('[data-faces-after]').sheet.cssRules[0].media.mediaText='all'}catch{}
if(!entry)return;
if(chunks)preload(chunks,{rel:'modulepreload',fetchPriority:'low'});
import(entry).then(({started})=>started).finally(release)});
document.visibilityState==='hidden'?start():requestAnimationFrame(start)})`;

/**
 * The one inline script, before the first paint: what the line allows, how close cards stand, and the colour mode, for
 * the page and for the browser's own bars. A mode forced by the page is already on the element and wins. It starts
 * the entry once the document is there and painted. Constant text, because the content security policy names its
 * hash; the two grounds are those of state/color-mode.ts.
 */
export const bootScript = `(()=>{const page=document.documentElement,{faces,entry,chunks}=document.currentScript.dataset;
${faces}${later}${density}${mode}${start}})()`;
