import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useRef, useState } from 'react';
import { GallerySection, Row } from '#app/testing/gallery/section.tsx';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { Popover } from '#ui/popover.tsx';
import { SavingNote } from '#ui/saving-note.tsx';
import { SkeletonCard, SkeletonPlace } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export function GalleryFeedback() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const share = useRef<HTMLButtonElement>(null);
  return (
    <>
      <GallerySection title="Avisos" span={7}>
        <Alert kind="err" title="No se puede conectar al servidor.">
          Verifica que el servidor esté en ejecución en el puerto 4000.
        </Alert>
        <Alert
          kind="warn"
          title="Perfil Incompleto"
          actions={
            <>
              <Button size="sm">Completar Perfil</Button>
              <Button size="sm" variant="ghost">
                Ya completé mi perfil
              </Button>
            </>
          }
        >
          Necesitamos tus días disponibles, la duración de tus sesiones y tus datos físicos básicos.
        </Alert>
        <Alert kind="ok">Perfil actualizado correctamente</Alert>
        <Alert>Por favor introduce un término de búsqueda</Alert>
        <OfflineStrip>Sin conexión. Tu sesión se guarda en este dispositivo.</OfflineStrip>
        <Row>
          <SavingNote state="saving" />
          <SavingNote state="saved" />
        </Row>
      </GallerySection>
      <GallerySection title="Carga, toasts, ventanas" span={5}>
        <BallLoader label="Cargando sesiones..." />
        <SkeletonPlace label="Cargando tu semana...">
          <SkeletonCard />
        </SkeletonPlace>
        <Row>
          <Button variant="line" onClick={() => toast('Rutina añadida a favoritos', { icon: HeartIcon })}>
            Toast
          </Button>
          <Button variant="line" onClick={() => toast('Error al actualizar favoritos', { kind: 'err', seconds: 6 })}>
            Toast de error
          </Button>
          <Button variant="line" onClick={() => setOpen(true)}>
            Diálogo
          </Button>
          <Button
            ref={share}
            variant="line"
            icon={<Icon as={ShareNetworkIcon} />}
            aria-haspopup="dialog"
            aria-expanded={isSharing}
            onClick={() => setSharing(true)}
          >
            Compartir
          </Button>
          <Popover label="Compartir" isOpen={isSharing} onClose={() => setSharing(false)} trigger={share}>
            <Button variant="quiet" full>
              Copiar enlace
            </Button>
          </Popover>
        </Row>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Lanzamiento sobre la cabeza"
          footer={
            <>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Cerrar
              </Button>
              <Button>Editar Ejercicio</Button>
            </>
          }
        >
          <Row>
            <TypeBadge type="Fuerza explosiva" />
            <Difficulty level="Intermedio" />
          </Row>
          <p className="text-ink-2">Transfiere la fuerza de la cadera al brazo, como en la bandeja.</p>
        </Dialog>
      </GallerySection>
      <GallerySection title="Vacío" span={4}>
        <EmptyState
          className="card"
          title="No hay ejercicios disponibles. Crea el primero."
          action={<Button>Crear ejercicio</Button>}
        >
          Empieza por uno que ya uses en tus clases.
        </EmptyState>
      </GallerySection>
      <GallerySection title="Error con reintento" span={4}>
        <ErrorState className="card" title="Error al cargar las sesiones" onRetry={() => undefined} />
      </GallerySection>
      <GallerySection title="Sin resultados" span={4}>
        <EmptyState
          className="card"
          flight="bounces"
          title="Sin rutinas para «chiquita»"
          action={<Button variant="line">Borrar búsqueda</Button>}
        >
          Prueba con un golpe, un grupo muscular o un nivel.
        </EmptyState>
      </GallerySection>
    </>
  );
}
