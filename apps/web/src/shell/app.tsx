import { SeatBadge, SeatPatterns } from '../ui/seat-badge.tsx';
import { Button } from '../ui/button.tsx';
import { ToastHost, showToast } from '../ui/toast.tsx';
import { Icon } from '../ui/icon.tsx';
import { iconShapes, type IconName } from '../ui/icon-shapes.tsx';

export function App() {
  return (
    <>
      <SeatPatterns />
      <main>
        <h1>Rudel</h1>
        <div style={{display: 'flex', flexWrap: 'wrap', gap: '8px'}}>{Array.from({ length: 24 }, (_, seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}</div>
        <div style={{display: 'flex', flexWrap: 'wrap', gap: '8px'}}>{Object.keys(iconShapes).map((n) => <Icon key={n} name={n as IconName} size={36}/>)}</div>
        <div style={{display: 'flex', flexWrap: 'wrap', gap: '8px'}}>
        <Button kind="primary" icon="play" size="l" onClick={() => showToast({ text: 'Hello', tone: 'good' })}>Play now</Button>
        <Button icon="qr">Invite</Button><Button kind="danger" icon="cross">Leave</Button><Button kind="plain">Later</Button><Button busy kind="primary">Wait</Button><Button disabled>No</Button></div>
      </main>
      <ToastHost />
    </>
  );
}
