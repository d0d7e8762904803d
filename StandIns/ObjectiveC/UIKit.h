// The Objective-C declarations for Selectors.swift, in the form of Apple's headers.
__attribute__((objc_root_class)) @interface NSObject
- (instancetype)init;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
@end

@interface UIGestureRecognizer : NSObject
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(SEL)action;
@end

@class UIPresentationController;

@protocol UIAdaptivePresentationControllerDelegate
@optional
- (_Bool)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:
    (UIPresentationController *)presentationController
    __attribute__((swift_name("presentationControllerDidAttemptToDismiss(_:)")));
@end

@interface UIPresentationController : NSObject
@property(nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

@interface UIViewController : NSObject
@end

enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
typedef enum objc_AssociationPolicy objc_AssociationPolicy;

id objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
